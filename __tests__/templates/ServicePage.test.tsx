import { fireEvent, screen, within } from '@testing-library/react';
import { servicePage } from '../../src/content/kinds/service';
import type { ViewOf } from '../../src/content/pages/pages';
import { glanceOf } from '../../src/content/views/serviceParts';
import ServicePage from '../../src/templates/ServicePage';
import { fixtureLibrary } from '../support/fixturePages';
import { picturesOf, shownIn } from '../support/pictures';
import { head, renderPage } from '../support/renderPage';
import { setViewport, styleOf } from '../support/viewport';
import { contextOf, linksIn, target, titles } from './support';

type View = ViewOf<'services'>;

const view = servicePage.view(fixtureLibrary.bySlug('services', 'risk'), fixtureLibrary);

async function show(changes: Partial<View> = {}) {
  setViewport({});
  document.documentElement.className = 'js';
  const { container } = await renderPage(
    <ServicePage pageContext={{ ...contextOf('/risk'), view: { ...view, ...changes } }} />,
  );
  return container;
}

it.each([
  ['steps', 'ol', 1],
  ['glyphs', 'ul', 0],
] as const)('a service page has its blocks in order (%s)', async (cards, list, signals) => {
  const container = await show({ group: { ...view.group, cards }, example: undefined });
  expect(titles()).toEqual([
    'Risk & Crisis Recognition and Anticipation',
    'Why it matters Why early?',
    'How it works From a signal to an alert',
    'The first hours',
    'How we know',
    'Questions and answers',
    'Get in Touch',
    'Listen yourself',
  ]);
  expect(shownIn(container)).toEqual(['/risk--hero.svg eager', '/hoo-talk--card.svg lazy']);
  const label = screen.getByText('Why it matters');
  expect(styleOf(label)).toMatchObject({ '--tone': 'var(--ring-listen)', gap: '12px' });
  expect(linksIn(screen.getByRole('list', { name: 'Where it was used' }))).toContain(
    'Airlines /airlines',
  );
  expect(head()).toMatchObject({
    canonical: 'https://acme.example/risk',
    title: 'Risk and crisis, seen early | Acme',
  });
  const parts = screen.getByRole('heading', { level: 3, name: 'Foresee' }).closest('ol, ul');
  expect(parts).toHaveTextContent(/^ForeseeWe write scenarios\.Detect/);
  expect(parts?.localName).toBe(list);
  // The drawing above the steps fills its box.
  const filling = container.querySelectorAll('svg[preserveAspectRatio="xMidYMid slice"]');
  expect(filling).toHaveLength(signals);
});

it('a service page links to contact, to its group and to the partner', async () => {
  await show();
  const names = ['Contact Us', 'Listening Services', 'Discover it', 'answers', 'settled'];
  expect(names.map(target)).toEqual([
    '/contact',
    '/#listening',
    '/hoo-talk',
    '/amplification',
    '/tactical',
  ]);
});

it('a service that asks for the crisis line has it beside its button', async () => {
  await show();
  const call = { name: 'Call +971 4 111 1111' };
  const line = screen.getByRole('link', call);
  const button = screen.getByRole('link', { name: 'Contact Us' });
  expect(button.parentElement).toContainElement(line);
});

it('another service has none', async () => {
  await show({ crisisLine: undefined });
  expect(screen.queryByRole('link', { name: /^Call/ })).not.toBeInTheDocument();
});

it('a service page says at a glance what one gets, from its need, and which services go with it', async () => {
  expect(view.glance).toEqual([
    { label: 'You get', value: 'An alert' },
    { label: 'Charged by', value: 'Month' },
    { label: 'Languages', value: 'Arabic and English' },
  ]);
  await show();
  expect(linksIn(screen.getByRole('list', { name: 'Goes well with' }))).toEqual([
    'Tactical /tactical',
  ]);
});

it('a service that names its own languages does not show those of its group', () => {
  const group = fixtureLibrary.bySlug('service-groups', 'listening');
  expect(glanceOf({ glance: { languages: 'Urdu' } }, group, fixtureLibrary)).toEqual([
    { label: 'Languages', value: 'Urdu' },
  ]);
});

it('a service page shows its key facts above the reasons', async () => {
  const glance = [
    { label: 'Charged by', value: 'Month' },
    { label: 'You get', value: 'A chart' },
  ];
  await show({ glance });
  const [term] = screen.getAllByRole('term');
  expect(term?.closest('dl')).toHaveTextContent('Charged byMonthYou getA chart');
  const why = screen.getByRole('heading', { name: /Why early/ });
  expect(term?.compareDocumentPosition(why)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it.each([
  ['a PDF behind a link', { link: '/static/week.pdf' }, '/static/week.pdf', []],
  ['a picture with its title', { pictures: picturesOf('week') }, null, ['/week--wide.svg lazy']],
])('a service page shows a sample: %s', async (_what, sample, href, shown) => {
  const container = await show({
    sample: { label: 'A sample page', title: 'One week', ...sample },
  });
  expect(screen.queryByRole('link', { name: 'One week' })?.getAttribute('href') ?? null).toBe(href);
  const figure = screen.getByText('A sample page').closest('figure') ?? container;
  expect(shownIn(figure)).toEqual(shown);
  expect(figure).toHaveTextContent('A sample pageOne week');
});

it('a service page leaves out parts without content', async () => {
  const container = await show({ usedIn: { ...view.usedIn, pages: [] }, questions: undefined });
  expect(screen.queryByText('Where it was used')).not.toBeInTheDocument();
  expect(screen.queryByText('Questions and answers')).not.toBeInTheDocument();
  expect(container.querySelectorAll('p:empty')).toHaveLength(0);
});

it('a service page folds each answer under its question, with an anchor', async () => {
  await show();
  const answer = document.getElementById('fog');
  expect(answer).toHaveTextContent('Then we whistle.');
  expect(answer).not.toBeVisible();
  fireEvent.click(screen.getByText('And in fog?'));
  expect(answer).toBeVisible();
  expect(target('whistle')).toBe('/tactical');
  expect(document.getElementById('night')).not.toBeVisible();
});

it('a service page shows its optional texts, its lead service and the partner’s logo', async () => {
  await show();
  expect(screen.getByText(/^Criticism is normal/)).toBeInTheDocument();
  expect(screen.getByText(/^A finding that needs an answer/)).toBeInTheDocument();
  expect(screen.getByRole('combobox')).toHaveValue('Risk & Crisis');
  // A logo on the coloured promo needs a light plate.
  expect(styleOf(screen.getByRole('img', { name: 'HOOTALK' })).background).toBe('#F7FAF8');
});

it('an invented example begins with its mark, and says as text all that it shows', async () => {
  await show();
  const sheet = document.getElementById('example');
  expect(sheet).toHaveTextContent(
    /^Invented exampleAn alertFog over the riverCertaintyLikelyHarmSmallWhat happenedFog rose\.What nowWhistle\.$/,
  );
  expect(sheet?.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

it('the first hours are steps in their order, at an address of their own', async () => {
  await show();
  const section = document.getElementById('first-hours');
  expect(section).toHaveTextContent(/^The first hoursBegin alone\./);
  const steps = within(section ?? document.body).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'NowStop what is planned.',
    'ThenCall us.',
    'AfterwardsRest.',
  ]);
  expect(target('planned')).toBe('/tactical');
});

it('the method says what each grade of certainty means, the surest first', async () => {
  await show();
  const [sure] = screen.getAllByText('Sure');
  expect(sure?.closest('dl')).toHaveTextContent(
    'SureNothing against it.LikelyMuch for it.OpenNobody knows.',
  );
});
