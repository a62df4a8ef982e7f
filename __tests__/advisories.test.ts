/** @jest-environment node */
import { advisoriesOf, findUnaccepted } from '../scripts/lib/advisories';

const report = {
  vulnerabilities: {
    cookie: {
      via: [
        {
          name: 'cookie',
          url: 'https://github.com/advisories/GHSA-pxg6-pf52-xh8x',
          severity: 'low',
          title: 'Out of bounds characters',
        },
      ],
    },
    express: { via: ['cookie'] },
  },
};

const document = '| GHSA-pxg6-pf52-xh8x | `cookie` 0.5.0 | `gatsby` | harmless here |';

describe('the advisories', () => {
  it('are read from the report, each once', () => {
    expect(advisoriesOf(report)).toEqual([
      {
        id: 'GHSA-pxg6-pf52-xh8x',
        packageName: 'cookie',
        severity: 'low',
        title: 'Out of bounds characters',
      },
    ]);
  });

  it('are accepted by a line with their number and package', () => {
    expect(findUnaccepted(advisoriesOf(report), document)).toEqual([]);
    expect(
      findUnaccepted(advisoriesOf(report), document.replace('`cookie`', '`tmp`')),
    ).toHaveLength(1);
    expect(findUnaccepted(advisoriesOf(report), document.slice(1))).toHaveLength(1);
  });

  it.each([
    [{ message: 'endpoint returned an error' }, 'endpoint returned an error'],
    [null, 'no report'],
  ])('are not taken for none where the registry does not answer', (answer, words) => {
    expect(() => advisoriesOf(answer)).toThrow(words);
  });
});
