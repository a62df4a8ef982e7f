/** @jest-environment node */
import { onCreateWebpackConfig as publish } from '../../gatsby-node';
import { onCreateWebpackConfig as start } from '../../plugins/gatsby-plugin-start-on-intent/src/gatsbyNode';

type Hook = typeof publish;

const FONTS = /\.(eot|woff2)$/;
const fontRule = { test: FONTS, use: ['into the styles'] };
const otherRule = { test: /\.js$/, use: ['code'] };

function set(hook: Hook, stage: string, config: object = {}): object[] {
  const set: object[] = [];
  const add = (configuration: object) => set.push(configuration);
  const args = {
    stage,
    actions: { setWebpackConfig: add, replaceWebpackConfig: add },
    getConfig: () => config,
    loaders: { file: () => 'a file' },
    rules: { fonts: () => ({ test: FONTS }) },
    plugins: { define: (given: object) => given },
    store: {
      getState: () => ({
        components: new Map(['/b.tsx', '/a.tsx'].map((at) => [at, {}])),
      }),
    },
  };
  void Reflect.apply(hook ?? jest.fn(), undefined, [args]);
  return set;
}

it('fonts become files instead of inlined styles; nothing else changes', () => {
  const module = { rules: [fontRule, otherRule, null, '...'] };
  const config = { mode: 'production', module, entry: { main: '/page.js' } };
  expect(set(publish, 'build-javascript', config)).toEqual([
    { ...config, module: { rules: [{ ...fontRule, use: ['a file'] }, otherRule, null, '...'] } },
    { output: { chunkLoadTimeout: 120_000 } },
    { devtool: false },
  ]);
});

it('the HTML renderer loads all templates first, in one order', () => {
  expect(set(publish, 'build-html', { entry: { page: '/page.js', more: ['/x'] } })).toEqual([
    { entry: { page: ['/a.tsx', '/b.tsx', '/page.js'], more: ['/x'] }, module: {} },
    { output: { chunkLoadTimeout: 120_000 } },
    { devtool: 'cheap-source-map' },
  ]);
});

it.each(['build-html', 'develop-html'])('a page has the inline script at the stage %s', (stage) => {
  expect(set(start, stage)).toEqual([
    {
      plugins: [
        { INLINE_SCRIPT: expect.stringMatching(/^"\(\(\)=>\{.*localStorage.*pageIsReady/) },
      ],
    },
  ]);
});
