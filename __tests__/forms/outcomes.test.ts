/** The message of each form for each outcome of its call (specification 8; contract/content.test has the wording). */
import { callResult, sendTo } from '../../src/backend/client';
import { settings } from '../../src/backend/settings';
import { contactForm } from '../../src/forms/ContactForm';
import { type Outcome, messageIn } from '../../src/forms/core/outcomes';
import { leadForm } from '../../src/forms/LeadForm';
import { loginForm } from '../../src/forms/LoginForm';
import { signupForm } from '../../src/forms/SignupForm';
import { answer, endless, fakeFetch } from '../support/fakeFetch';
import { contactContent, leadContent, loginContent, signupContent } from '../support/formContent';

const inWords = ({ isSuccess, message, quote }: Outcome) =>
  [isSuccess && '✓', message, quote].filter(Boolean).join(' ');

const text = { name: '', username: '', phone: '', email: '', password: '' };
const lead = { ...text, co_email: '', service: '' };
const contact = { ...text, first_name: '', last_name: '', message: '' };

const forms = [
  async () => leadForm.outcome(await callResult(() => sendTo(leadForm.call)(lead)), leadContent()),
  async () =>
    contactForm.outcome(
      await callResult(() => sendTo(contactForm.call)(contact)),
      contactContent(),
    ),
  async () =>
    loginForm.outcome(await callResult(() => sendTo(loginForm.call)(text)), loginContent()),
  async () =>
    signupForm.outcome(await callResult(() => sendTo(signupForm.call)(text)), signupContent()),
];

/** Returns the message of each form when its call ends this way; "✓" marks a success. */
async function told(end: ReturnType<typeof answer> | Error, asked = forms): Promise<string[]> {
  fakeFetch().plan(...asked.map(() => end));
  const outcomes: Outcome[] = [];
  for (const send of asked) outcomes.push(await send());
  return outcomes.map(inWords);
}

afterEach(() => jest.restoreAllMocks());

const yes = { success: true, message: 'Welcome' };
const no = { success: false, message: ' Taken ' };
const dropped = { ...answer(200), text: () => Promise.reject(new TypeError('network error')) };

// Messages of the lead form, the contact form and the login.
const accepted = ['✓ Lead sent', '✓ Message sent', '✓'];
const unexpected = ['Lead unexpected', 'Message unexpected', 'Login invalid'];
const failed = 'Account failed';
const refused = ['Lead error', 'Message error', 'Login error', failed];
const silence = ['Lead error', 'Message network', 'Login error', 'Account network'];

type Row = [what: string, end: ReturnType<typeof answer> | Error, told: string[]];

it.each<Row>([
  ['200', answer(200), [...accepted, failed]],
  ['200 with a success', answer(200, yes), [...accepted, '✓ Account created']],
  ['200 with a refusal', answer(200, no), [...accepted, 'Taken']],
  ['201', answer(201), [...unexpected, failed]],
  ['204', answer(204), ['✓ Lead sent', 'Message unexpected', 'Login invalid', failed]],
  ['400', answer(400, no), ['Lead error', 'Server: Taken', 'Login error', 'Taken']],
  ['409', answer(409, yes), ['Lead error', 'Server: Welcome', 'Login error', 'Welcome']],
  ...[300, 304].map((code): Row => [`${code}`, answer(code, no), refused]),
  ...[301, 302, 303, 307, 308].map((code): Row => [`a redirect (${code})`, answer(code), refused]),
  ['500 with a blank message', answer(500, { message: '  ' }), refused],
  ['502 with HTML', answer(502, '<h1>Bad gateway</h1>'), refused],
  ['504', answer(504), refused],
  ['no answer', new TypeError('Failed to fetch'), silence],
  ['200 and half a body', dropped, [...accepted, 'Account network']],
  ['500 and half a body', { ...dropped, status: 500, ok: false }, silence],
])('the message of each form for %s is the specified one', async (_what, end, expected) => {
  expect(await told(end)).toEqual(expected);
});

it.each([
  [200, ['✓ Lead sent', '✓ Message sent', '✓']],
  [204, ['✓ Lead sent', 'Message unexpected', 'Login invalid']],
])(
  'a %i whose body never ends is reported at once, except by the registration form',
  async (code, expected) => {
    expect(await told(endless(code), forms.slice(0, 3))).toEqual(expected);
  },
);

it('in token-free mode a 504 of the site’s own function counts as no answer', async () => {
  jest.replaceProperty(settings, 'isProxied', true);
  expect(await told(answer(504))).toEqual(silence);
  expect(await told(answer(503))).toEqual(refused);
});

it('an error before sending is shown if the specification has words for it', async () => {
  jest.replaceProperty(settings, 'apiHost', 'https://[');
  expect(await told(answer(200))).toEqual([
    ...silence.slice(0, 3),
    expect.stringMatching(/^Because: Invalid URL/),
  ]);
});

it.each([
  ['300 characters whole that are two halves each', '🌊'.repeat(300), '🌊'.repeat(300)],
  ['no more than these', '🌊'.repeat(301), `${'🌊'.repeat(300)}…`],
])('a server’s message shows %s (%#)', (_what, words, shown) => {
  expect(messageIn({ kind: 'response', status: 400, body: { message: words } })).toBe(shown);
});
