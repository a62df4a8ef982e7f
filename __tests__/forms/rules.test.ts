import {
  requiredEmail,
  requiredPhone,
  requiredPassword,
  requiredText,
  requiredUsername,
} from '../../src/forms/rules';

const field = { label: 'Field', required: 'Enter it', invalid: 'Correct it' };

type Rule = ReturnType<typeof requiredText>;

function checked(rule: Rule, typed: string): string {
  try {
    return rule.validateSync(typed);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const RLM = '\u200f';
const LRM = '\u200e';

it.each([
  `mona@example.com${RLM}`,
  `${LRM}mona@${RLM}example.com`,
  '\u2066mona@example.com\u2069',
  '\ufeffmona@exam\u00adple.com\u200b',
  'mona@example.com،',
  `mona@example.com${RLM}، `,
  'mona@example.com.',
  '<mona@example.com>',
  '“mona@example.com”,',
  // tbar0970/jethro-pmm 898: browsers copy a link with its scheme.
  'mailto:mona@example.com',
  'mailto:mona@example.com?subject=Hello%20there',
  '<mailto:mona@example.com>',
  '*mona@example.com*',
  '_mona@example.com_',
  '- mona@example.com',
  '• mona@example.com',
  '\u202emona@example.com\u0000',
])('an e-mail address pasted as %j is mona@example.com', (typed) => {
  expect(checked(requiredEmail(field), typed)).toBe('mona@example.com');
});

// https://github.com/JoshData/python-email-validator/issues/96
it.each([
  ...'؟،؛.,;:!?)]}»”’"\'>/*|…–—-_=+٪٫٬٭۔。،、！？🙂™°^~`$€²ـ',
  '؟!',
  ' 😀',
  '❤\ufe0f',
  '👍🏽',
])('an e-mail address loses the %j pasted behind it', (pasted) => {
  const domains = ['mona@example.com', 'mona@شركة.دبي'];
  const sent = domains.map((typed) => checked(requiredEmail(field), typed + pasted));
  expect(sent).toEqual(domains);
});

it.each([...'؟،«“”‘\'"([<{>•–—*:;.،'])(
  'an e-mail address loses the %j pasted before it',
  (pasted) => {
    expect(checked(requiredEmail(field), `${pasted}mona@example.com`)).toBe('mona@example.com');
  },
);

it.each([
  "o'brien+leads@example.com",
  '_mona@example.com',
  '$A12345@example.com',
  'mona@नमस्ते.भारत',
  'mona@امثالٌ.اماراتٌ',
])('an e-mail address is sent as it is: %j', (typed) =>
  expect(checked(requiredEmail(field), typed)).toBe(typed),
);

it.each(['mona@شركة.امارات،', `mona@شركة.امارات${RLM}`])(
  'an e-mail address in Arabic keeps its letters: %j',
  (typed) => expect(checked(requiredEmail(field), typed)).toBe('mona@شركة.امارات'),
);

it.each([
  'mona@example.com, omar@example.com',
  'Mona <mona@example.com>',
  'mona،x@example،com',
  `${'a'.repeat(300)}@example.com`,
])('a text that no trimming turns into an e-mail address is refused: %j', (typed) =>
  expect(checked(requiredEmail(field), typed)).toBe('Correct it'),
);

it.each([
  [`${LRM}+971 4 555 0100${RLM}`, '+971 4 555 0100'],
  ['\u2066+971 4 555 0100\u2069،', '+971 4 555 0100'],
  // intl-tel-input 2105: any digits are sent as 0 to 9.
  ['٠٥٠ ١٢٣ ٤٥٦٧؛', '050 123 4567'],
  ['۰۵۰ ۱۲۳ ۴۵۶۷', '050 123 4567'],
  ['０５０ １２３ ４５６７', '050 123 4567'],
  ['०५० १२३ ४५६७', '050 123 4567'],
  ['\u{1d7d8}\u{1d7e1}\u{1d7e2}\u{1d7eb}', '0909'],
  ['+971 4 555 0100؟!', '+971 4 555 0100'],
  ['+971 4 555 0100).', '+971 4 555 0100'],
  ['«+971 4 555 0100»', '+971 4 555 0100'],
  ['*+971 4 555 0100*', '+971 4 555 0100'],
  // pietervdvn/MapComplete 602
  ['tel:+97145550100', '+97145550100'],
  ['(04) 555 0100', '(04) 555 0100'],
  ['04 555 0100 (mornings).', '04 555 0100 (mornings)'],
  ['04 555 0100, ask for Mona, please', '04 555 0100, ask for Mona, please'],
  ['تحويلة ٥، منى', 'تحويلة 5، منى'],
])('a phone pasted as %j is %j', (typed, sent) => {
  expect(checked(requiredPhone(field), typed)).toBe(sent);
});

it.each(['-', '--- ---', '+', '()', '؟', 'ask for Mona'])(
  'a phone without a digit is refused: %j',
  (typed) => {
    expect(checked(requiredPhone({ ...field, invalid: undefined }), typed)).toBe('Enter it');
  },
);

it('a username loses invisible marks and outer spaces, and nothing else', () => {
  expect(checked(requiredUsername(field), `${RLM} mona.a.\u200b `)).toBe('mona.a.');
});

const INVISIBLE = [
  ...['\u200b', '\u2060', '\ufeff', '\u00ad', '\u3164', '\u115f', '\u1160', '\uffa0', '\u2800'],
  ...[RLM, '\u202e', '\u061c', '\u180e', '\ufe0f', '\u034f', '\u{e0020}', '\u200d', '\u200c'],
  ...['', ' ', '\u00a0', '\u3000', '\t\n', '\u0000', '\u200b \u2800\ufeff'],
];

const rules: [string, Rule][] = [
  ['name', requiredText(field)],
  ['username', requiredUsername(field)],
  ['phone', requiredPhone(field)],
  ['e-mail address', requiredEmail(field)],
];

it.each(rules)('a %s of invisible characters only counts as missing', (_what, rule) => {
  expect(INVISIBLE.filter((typed) => checked(rule, typed) !== 'Enter it')).toEqual([]);
});

it.each([
  'علی\u200cرضا',
  '👩\u200d💻',
  'Ada ❤\ufe0f',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  `${RLM}SEO هو`,
])('a text keeps the invisible characters that shape its letters: %j', (typed) => {
  expect(checked(requiredText(field), `  ${typed} `)).toBe(typed);
});

it.each([
  ['\u0000Ada\u0007 \u202eLovelace\u202c\u0085', 'Ada Lovelace'],
  ['\u2066Ada\u2069\tLovelace\u009f', 'Ada Lovelace'],
  ['Two\r\nlines,\n\nthen\u000bmore\ud83d', 'Two\nlines,\n\nthen more'],
])('a text loses control characters and marks that turn it round: %j', (typed, sent) => {
  expect(checked(requiredText(field), typed)).toBe(sent);
});

it.each(['?!', 'Ada (née Byron)؟', '- 🙂 -'])('a name keeps its punctuation: %j', (typed) => {
  expect(checked(requiredText(field), typed)).toBe(typed);
});

it('the rules take linear time', () => {
  const parts = ['a', '.', '-', '(', '_', '@', '؟', ' ', 'a.', '\u200f', '\u0301', '٥', '( ', 'a@'];
  const rules = [requiredEmail(field), requiredPhone(field), requiredText(field)];
  const started = performance.now();
  for (const part of parts) {
    for (const rule of rules) checked(rule, `${part.repeat(50_000)}!`);
  }
  expect(performance.now() - started).toBeLessThan(5000);
});

it('a password of marks alone is missing', () => {
  expect(checked(requiredPassword(field), `${RLM}\u200b`)).toBe('Enter it');
  expect(checked(requiredPassword(field), '   ')).toBe('   ');
});

it('a password is sent as it was typed', () => {
  const typed = ` ${RLM}pass،\u200b\u202e\u0000٥ `;
  expect(checked(requiredPassword(field), typed)).toBe(typed);
});
