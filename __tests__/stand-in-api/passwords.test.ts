/** @jest-environment node */
import { hashPassword, passwordHashPattern, verifyPassword } from '../../stand-in-api/passwords';

describe('passwords', () => {
  it('are hashed with a salt of their own', async () => {
    const [first, second] = await Promise.all([hashPassword('secret'), hashPassword('secret')]);
    expect(first).toMatch(passwordHashPattern);
    expect(first).not.toBe(second);
    expect(first).not.toContain('secret');
  });

  it.each(['secret', '  spaces  ', 'päss 🔑', 'x'.repeat(100_000)])(
    'are recognised, and no other one is (%#)',
    async (password) => {
      const hash = await hashPassword(password);
      await expect(verifyPassword(password, hash)).resolves.toBe(true);
      await expect(verifyPassword(`${password} `, hash)).resolves.toBe(false);
    },
  );

  it.each(['', 'secret', 'scrypt$00$00', 'bcrypt$x$y'])(
    'fit no text that is no hash: "%s"',
    async (text) => {
      await expect(verifyPassword('secret', text)).resolves.toBe(false);
    },
  );
});
