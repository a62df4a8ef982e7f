/** @jest-environment node */
import { withStableVariables } from '../../../plugins/gatsby-plugin-lean-bundles/src/stableVariables';

class DefinePlugin {
  constructor(readonly definitions: Record<string, unknown>) {}
}

describe('the variables of the code that makes the pages', () => {
  it('are those of the site, not those of the machine', () => {
    const other = { name: 'another plugin' };
    const [defined, ...rest] = withStableVariables(
      [
        new DefinePlugin({
          'process.env': '({})',
          'process.env.NODE_ENV': '"production"',
          'process.env.GATSBY_API_HOST': '"https://api.example.com"',
          'process.env.DEPLOY_ID': '"changes with every deploy"',
          'process.env.API_TOKEN': '"secret"',
          __BASE_PATH__: '""',
        }),
        other,
      ],
      (definitions) => definitions,
    );
    expect(defined).toEqual({
      'process.env': '({})',
      'process.env.NODE_ENV': '"production"',
      'process.env.GATSBY_API_HOST': '"https://api.example.com"',
      __BASE_PATH__: '""',
    });
    expect(rest).toEqual([other]);
  });
});
