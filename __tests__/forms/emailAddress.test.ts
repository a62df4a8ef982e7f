import { isEmailAddress } from '../../src/forms/rules';

it.each([
  'a@example.com',
  'ada+leads@example.com',
  'ada_l-1@ex-ample.com',
  '用户@例子.广告',
  'mona@شركة.دبي',
  'mona@xn--mgbcd4a2b0d2b.xn--mgbaakc7dvf',
  'mona@नमस्ते.भारत',
  'mona@مثال٢.com',
  "o'brien@example.com",
  'customer/department=shipping@example.com',
  '$A12345@example.com',
  '!def!xyz%abc@example.com',
  '_somename@example.com',
  `${'a'.repeat(64)}@example.com`,
  `a@${'b'.repeat(248)}.com`,
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
  'ada.@example.com',
  'ada..l@example.com',
  'ada@-example.com',
  'ada@example.com-',
  'ada@exam_ple.com',
  'ada@example.12',
  'ada@example.١٢',
  // JoshData/python-email-validator 96
  'ada@example.com؟',
  'ada@exam؟ple.com',
  'ada@\u0301example.com',
  'ada@exaـmple.com',
  'ada؟l@example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(249)}.com`,
])('%j is not an e-mail address', (address) => {
  expect(isEmailAddress(address)).toBe(false);
});
