import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useStaticQuery } from 'gatsby';
import { ConsentHost, openConsent } from '../../../src/components/layout/consent/ConsentHost';
import type { ConsentWords } from '../../../src/hooks/useSiteContent';
import { settle, setUpTab, withToasts } from '../../support/renderForm';
import { consent, siteQuery } from '../../support/siteContent';
import { setViewport } from '../../support/viewport';

const counting = {
  ...consent,
  categories: consent.categories.map((category) => ({
    ...category,
    isInUse: category.isInUse || category.key === 'analytics',
  })),
};

async function visit(words: ConsentWords = consent, daysLater = 0) {
  jest.useFakeTimers({ advanceTimers: true, now: new Date(2030, 0, 1 + daysLater) });
  jest.mocked(useStaticQuery).mockReturnValue(siteQuery);
  const { unmount } = render(
    withToasts(
      <>
        <ConsentHost words={words} />
        <button onClick={openConsent}>Cookie Preferences</button>
      </>,
    ),
  );
  await settle();
  await settle(() => document.querySelector('dialog')?.close());
  const leave = () => {
    unmount();
    document.querySelectorAll('script').forEach((script) => script.remove());
  };
  return { user: userEvent.setup({ delay: null }), leave };
}

const banner = () => screen.queryByRole('region', { name: 'May we?' });
const dialog = () => screen.findByRole('dialog', { name: 'Cookie Preferences' });
const choices = async () =>
  within(await dialog())
    .getAllByRole<HTMLInputElement>('switch')
    .map(({ checked }) => checked);

async function openPreferences(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'Cookie Preferences' }));
  return within(await dialog());
}

const loaded = () => document.querySelectorAll('script[src="https://count.example/js"]').length;

setUpTab();
beforeEach(() => {
  process.env.GATSBY_ANALYTICS_SCRIPT = 'https://count.example/js';
  document.querySelectorAll('script').forEach((script) => script.remove());
  // A toast stays while the window is in the background, however slow the machine is.
  jest.spyOn(document, 'hasFocus').mockReturnValue(false);
  setViewport({});
  localStorage.clear();
  document.documentElement.className = 'light js';
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

describe('the cookie preferences', () => {
  // Safari gives a pressed button no focus, to which a closing dialogue would return it.
  it('are opened by a button that then has the focus, in any browser', async () => {
    await visit();
    const button = screen.getByRole('button', { name: 'Cookie Preferences' });
    fireEvent.click(button);
    expect(button).toHaveFocus();
    expect(await dialog()).toBeInTheDocument();
  });

  it('describe each category, and only the necessary one cannot be switched off', async () => {
    const { user } = await visit();
    expect(banner()).not.toBeInTheDocument();
    const preferences = await openPreferences(user);
    expect(await choices()).toEqual([true, false, false, false]);
    const needed = preferences.getByRole('switch', { name: 'The needed' });
    expect(needed).toBeDisabled();
    const counts = preferences.getByRole('switch', { name: 'Counting' });
    expect(counts).toBeEnabled();
    expect(counts).toHaveAccessibleDescription('What Counting is for. Not used today.');
    expect(needed).toHaveAccessibleDescription('What The needed is for.');
  });

  it.each([
    ['Close the preferences', 'button'],
    ['policy', 'link'],
  ])('close by "%s" and open again', async (name, role) => {
    const { user } = await visit();
    for (let time = 0; time < 2; time += 1) {
      const preferences = await openPreferences(user);
      await user.click(preferences.getByText('See the', { exact: false }));
      await user.click(preferences.getByRole(role, { name }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    }
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['Allow all', [true, true, true, true]],
    ['Refuse all', [true, false, false, false]],
    ['Save my choice', [true, true, false, false]],
  ])('keep the choice of "%s" for the next visit and confirm it', async (name, expected) => {
    const { user, leave } = await visit();
    const preferences = await openPreferences(user);
    await user.click(preferences.getByRole('switch', { name: 'Counting' }));
    await user.click(preferences.getByRole('switch', { name: 'Ads' }));
    await user.click(preferences.getByRole('switch', { name: 'Ads' }));
    await user.click(preferences.getByRole('button', { name }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByText('Choice saved')).toBeInTheDocument();
    expect(loaded()).toBe(0);
    leave();
    await visit();
    await openPreferences(user);
    expect(await choices()).toEqual(expected);
  });
});

const refuse = () => {
  throw new DOMException('Blocked', 'SecurityError');
};

// Where cookies are blocked, browsers throw at the mere mention of storage.
it.each([
  ['forbids storage', () => jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)],
  ['stores nothing', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
  ['forbids cookies', () => jest.spyOn(document, 'cookie', 'get').mockImplementation(refuse)],
])('a browser that %s: the preferences close and say that it is not kept', async (_how, forbid) => {
  const { user } = await visit();
  const preferences = await openPreferences(user);
  const warned = jest.spyOn(console, 'warn').mockReturnValue();
  const forbidden = forbid();
  await user.click(preferences.getByRole('button', { name: 'Allow all' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await screen.findByText('Choice not kept')).toBeInTheDocument();
  expect(screen.queryByText('Choice saved')).not.toBeInTheDocument();
  forbidden.mockRestore();
  warned.mockRestore();
});

it.each([
  ['Allow all', 'the service that counts', 1],
  ['Refuse all', 'nothing', 0],
])('"%s" closes the banner for six months and loads %s', async (answer, _what, services) => {
  const first = await visit(counting);
  await screen.findByText(answer);
  expect(banner()?.querySelector('svg')).toBeNull();
  expect(loaded()).toBe(0);
  await first.user.click(screen.getByText(answer));
  expect(banner()).not.toBeInTheDocument();
  expect(await screen.findByText('Choice saved')).toBeInTheDocument();
  await waitFor(() => expect(loaded()).toBe(services));
  first.leave();
  const months = await visit(counting, 181);
  expect(banner()).not.toBeInTheDocument();
  await waitFor(() => expect(loaded()).toBe(services));
  months.leave();
  await visit(counting, 183);
  await waitFor(() => expect(banner()).toBeInTheDocument());
});

it('the banner leads to the preferences, where each category can be allowed by itself', async () => {
  const { user } = await visit(counting);
  await user.click(await screen.findByText('Let me choose'));
  expect(await choices()).toEqual([true, false, false, false]);
});

it('the banner asks again when a category has changed', async () => {
  const { user, leave } = await visit(counting);
  await user.click(await screen.findByText('Refuse all'));
  leave();
  await visit({ ...counting, version: 2 });
  await waitFor(() => expect(banner()).toBeInTheDocument());
});

describe('a choice that vanilla-cookieconsent 3.1.0 stored', () => {
  // As the library wrote it, with its own time; only the end of the six months is moved into the tests' year.
  const stored = (expirationTime: number) =>
    '{"categories":["analytics","necessary"],"revision":1,"data":null,' +
    '"consentTimestamp":"2026-11-27T21:21:14.884Z","consentId":"bcf26470-adab-4d11-b9e6-35d520198c49",' +
    '"services":{"necessary":[],"analytics":[],"functional":[],"advertising":[]},"languageCode":"en",' +
    `"lastConsentTimestamp":"2026-11-27T21:21:14.884Z","expirationTime":${expirationTime}}`;
  const IN_TIME = Date.UTC(2030, 5);

  it('still holds, and keeps its number and its first day when it is changed', async () => {
    localStorage.setItem('consent', stored(IN_TIME));
    const { user } = await visit(counting);
    await waitFor(() => expect(loaded()).toBe(1));
    expect(banner()).not.toBeInTheDocument();
    const preferences = await openPreferences(user);
    expect(await choices()).toEqual([true, true, false, false]);
    await user.click(preferences.getByRole('button', { name: 'Refuse all' }));
    const changed: unknown = JSON.parse(localStorage.getItem('consent') ?? '');
    expect(changed).toMatchObject({
      categories: ['necessary'],
      revision: 1,
      consentId: 'bcf26470-adab-4d11-b9e6-35d520198c49',
      consentTimestamp: '2026-11-27T21:21:14.884Z',
    });
  });

  it.each([
    ['has run out', 1, stored(Date.UTC(2029, 11))],
    ['is about another version', 2, stored(IN_TIME)],
    ['is no JSON', 1, stored(IN_TIME).slice(0, -1)],
    ['is something else', 1, '{"categories":"analytics"}'],
  ])('is asked for again when it %s', async (_how, version, text) => {
    localStorage.setItem('consent', text);
    await visit({ ...counting, version });
    await waitFor(() => expect(banner()).toBeInTheDocument());
    expect(loaded()).toBe(0);
  });
});

it('changing the answer to "Allow all" loads the analytics script, once', async () => {
  const { user } = await visit(counting);
  await user.click(await screen.findByText('Refuse all'));
  for (let time = 0; time < 2; time += 1) {
    const preferences = await openPreferences(user);
    await user.click(preferences.getByRole('button', { name: 'Allow all' }));
  }
  await waitFor(() => expect(loaded()).toBe(1));
});

it('no analytics script loads in an editor’s browser, which holds a GitHub token', async () => {
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'github', token: 'x' }));
  const editor = await visit(counting);
  await editor.user.click(await screen.findByText('Allow all'));
  expect(await screen.findByText('Choice saved')).toBeInTheDocument();
  expect(loaded()).toBe(0);
  editor.leave();
  localStorage.removeItem('sveltia-cms.user');
  await visit(counting);
  await waitFor(() => expect(loaded()).toBe(1));
});
