/** @jest-environment node */
import { Script } from 'node:vm';
import { onCreateWebpackConfig } from '../../../plugins/gatsby-plugin-start-on-intent/src/gatsbyNode';

/** What webpack is told at a stage of Gatsby's. */
function configAt(stage: string) {
  const setWebpackConfig = jest.fn();
  const args = {
    stage,
    actions: { setWebpackConfig },
    plugins: { define: (given: object) => given },
  };
  void Reflect.apply(onCreateWebpackConfig ?? jest.fn(), undefined, [args]);
  return setWebpackConfig.mock.calls.flat();
}

it.each(['build-html', 'develop-html'])('pages get the inline script at the stage %s', (stage) => {
  const [{ plugins }, ...others] = configAt(stage);
  const script: string = JSON.parse(plugins[0].INLINE_SCRIPT);
  // In one piece, which runs as it is, and in one line.
  expect(() => new Script(script)).not.toThrow();
  expect(script).toMatch(/^.+pageIsReady.+$/);
  expect(others).toEqual([]);
});

it('what the layout shares with pages comes with the layout', () => {
  const [config, ...others] = configAt('build-javascript');
  const { test, enforce } = config.optimization.splitChunks.cacheGroups.layout;
  const isTaken = (...names: string[]) => {
    const chunks = names.map((name) => ({ name }));
    return test({}, { chunkGraph: { getModuleChunksIterable: () => chunks } });
  };
  expect([enforce, isTaken('app', 'layout'), isTaken('app')]).toEqual([true, true, false]);
  expect([...others, ...configAt('develop')]).toEqual([]);
});
