/** Passwords are kept as salted scrypt hashes only, in the form `scrypt$salt$hash` (hexadecimal). */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const saltBytes = 16;
const hashBytes = 64;

/** What a stored hash looks like. */
export const passwordHashPattern = /^scrypt\$([0-9a-f]{32})\$([0-9a-f]{128})$/;

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, hashBytes, (error, hash) => (error ? reject(error) : resolve(hash)));
  });
}

/** Hashes a password with a salt of its own, so that equal passwords have different hashes. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await derive(password, salt);
  return `scrypt$${salt.toString('hex')}$${hash.toString('hex')}`;
}

/** Whether a password fits a stored hash; false for a text that is no hash. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, salt, hash] = passwordHashPattern.exec(stored) ?? [];
  if (salt === undefined || hash === undefined) return false;
  const derived = await derive(password, Buffer.from(salt, 'hex'));
  return timingSafeEqual(derived, Buffer.from(hash, 'hex'));
}
