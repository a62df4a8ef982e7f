import { isEmailAddress } from '../../src/forms/rules';

it.each([
  'a@example.com',
  'ada+leads@example.com',
  'ada_l-1@ex-ample.com',
  '用户@例子.广告',
  `${'a'.repeat(1000)}@example.com`,
])('%s is an e-mail address', (address) => {
  expect(isEmailAddress(address)).toBe(true);
});

it.each([
  'ada',
  'a@b',
  '@example.com',
  'ada@example..com',
  'ada@example.c',
  'ada lovelace@example.com',
  'ada@one@example.com',
  'mailto:ada@example.com',
])('%j is not an e-mail address', (address) => {
  expect(isEmailAddress(address)).toBe(false);
});
