import {
  requiredEmail,
  requiredPhone,
  requiredSecret,
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
  'mailto:mona@example.com',
])('an e-mail address pasted as %j is mona@example.com', (typed) => {
  expect(checked(requiredEmail(field), typed)).toBe('mona@example.com');
});

it.each(['mona@شركة.امارات،', `mona@شركة.امارات${RLM}`])(
  'an e-mail address in Arabic keeps its letters: %j',
  (typed) => expect(checked(requiredEmail(field), typed)).toBe('mona@شركة.امارات'),
);

it.each(['mona@example.com, omar@example.com', 'Mona <mona@example.com>', 'mona،x@example،com'])(
  'a text that no trimming turns into an e-mail address is refused: %j',
  (typed) => expect(checked(requiredEmail(field), typed)).toBe('Correct it'),
);

it.each([
  [`${LRM}+971 4 555 0100${RLM}`, '+971 4 555 0100'],
  ['\u2066+971 4 555 0100\u2069،', '+971 4 555 0100'],
  ['٠٤ ٥٥٥ ٠١٠٠؛', '٠٤ ٥٥٥ ٠١٠٠'],
  ['ask for Mona, please', 'ask for Mona, please'],
])('a phone pasted as %j is %j', (typed, sent) => {
  expect(checked(requiredPhone(field), typed)).toBe(sent);
});

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

it('a password is sent as it was typed', () => {
  const typed = ` ${RLM}pass،\u200b `;
  expect(checked(requiredSecret(field), typed)).toBe(typed);
});
