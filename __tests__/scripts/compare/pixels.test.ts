/** @jest-environment node */
import { runScript } from '../../support/runScript';

const found = runScript<Record<string, unknown>>('__tests__/support/pictureDifference.ts');

describe('two pictures', () => {
  it.each(['same', 'compressed otherwise'])('do not differ where one is %s', (name) => {
    expect(found[name]).toBeNull();
  });

  it('differ by the least shade', () => {
    expect(found['a shade darker']).toEqual({
      pixels: 16,
      share: 16 / 200,
      strongest: 1,
      top: 5,
      bottom: 8,
      size: [20, 10],
    });
  });

  it('differ where one goes on', () => {
    expect(found.longer).toMatchObject({ pixels: 60, top: 10, bottom: 12, size: [20, 13] });
  });
});
