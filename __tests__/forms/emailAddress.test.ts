import { isEmailAddress } from '../../src/forms/rules';

it.each([
  'ada+leads@example.com',
  'ada_l-1@ex-ample.com',
  'ADA@EXAMPLE.COM',
  '用户@例子.广告',
  'ada@mail.3com',
  `${'a'.repeat(1000)}@example.com`,
])('accepts %s', (address) => {
  expect(isEmailAddress(address)).toBe(true);
});

it.each([
  'ada',
  'a@b',
  '@example.com',
  'ada@example..com',
  'ada@example-.com',
  'ada@-example.com',
  'ada@example.c',
  'ada@192.168.0.12',
  'ada lovelace@example.com',
  'ada@one@example.com',
  'mailto:ada@example.com',
])('refuses %j', (address) => {
  expect(isEmailAddress(address)).toBe(false);
});

it.each([
  ['dots', `a@${'a.'.repeat(50_000)}`],
  ['hyphens', `a@${'-'.repeat(100_000)}.com`],
  ['at signs', '@'.repeat(100_000)],
  ['a long domain with a wrong end', `a@${'a'.repeat(100_000)}!.com`],
  // A pattern that goes back over what it has read would not come to an end.
])('decides on 100,000 %s', (_name, text) => {
  expect(isEmailAddress(text)).toBe(false);
});
