import { screen } from '@testing-library/react';
import { contactPage } from '../../src/content/kinds/contact';
import Contact from '../../src/templates/ContactPage';
import { fixtureLibrary } from '../support/fixturePages';
import { iconsIn } from '../support/icons';
import { shownIn } from '../support/pictures';
import { setUpTab } from '../support/renderForm';
import { head, renderPage } from '../support/renderPage';
import '../support/stayOnPage';
import { action, contextOf, target, textsOf } from './support';

setUpTab();

const view = contactPage.view(fixtureLibrary.the('contact'), fixtureLibrary);
const subjects = [...view.subjects, { key: 'invoice', notice: 'An invoice.', message: 'It is:' }];

const page = (search = '', booking?: typeof view.booking) => (
  <Contact
    pageContext={{
      ...contextOf('/contact'),
      view: { ...view, hours: undefined, subjects, booking },
    }}
    location={{ search }}
  />
);

const message = () => screen.getByRole('textbox', { name: 'Message' });

it('the contact page has office, phone and mail links above the form', async () => {
  const { container } = await renderPage(page());
  const details = screen.getAllByRole('term').map((term) => {
    const { nextElementSibling: value } = term;
    const link = value?.querySelector('a')?.getAttribute('href');
    return [...iconsIn(term), term.textContent, value?.textContent, link];
  });
  expect(details).toEqual([
    ['map-pin', 'Office', 'Media City', undefined],
    ['phone', 'Phone', '+971 4 111 1111', 'tel:+97141111111'],
    ['mail', 'Email', 'desk@acme.example', 'mailto:desk@acme.example?subject=Hello'],
  ]);
  expect(textsOf(screen.getAllByRole('heading'))).toEqual([
    'Contact',
    'Write to us',
    'What happens next',
    'Side by side',
  ]);
  expect(screen.getByText('We read').closest('ol')).toHaveTextContent(
    /^We readAll of it\.We answerBy mail\./,
  );
  expect(target('log in')).toBe('/login');
  const send = screen.getByRole('button', { name: 'Send' });
  const crisis = screen.getByRole('link', { name: 'Call +971 4 111 1111' });
  expect(crisis.compareDocumentPosition(send)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(shownIn(container)).toEqual(['/quay.webp eager']);
  expect(head()).toMatchObject({
    canonical: 'https://acme.example/contact',
    title: 'Contact us | Acme',
  });
});

it('the contact page shows the opening hours below the phone number', async () => {
  const hours = [
    { days: 'Monday to Thursday', time: '9:00 to 18:00' },
    { days: 'Friday', time: '9:00 to 12:00' },
  ];
  await renderPage(
    <Contact
      pageContext={{ ...contextOf('/contact'), view: { ...view, hours } }}
      location={{ search: '' }}
    />,
  );
  expect(textsOf(screen.getAllByRole('term'))).toEqual(['Office', 'Phone', 'Hours', 'Email']);
  expect(screen.getAllByRole('definition')[2]).toHaveTextContent(
    'Monday to Thursday: 9:00 to 18:00Friday: 9:00 to 12:00',
  );
});

it('a subject in the address shows its notice and starts the message', async () => {
  const view = await renderPage(page('?subject=password'));
  expect(screen.getByText(/^About a forgotten password/)).toBeInTheDocument();
  expect(screen.queryByText('An invoice.')).not.toBeInTheDocument();
  expect(message()).toHaveValue('I have forgotten my password. My username is: ');
  view.rerender(page('?subject=invoice'));
  expect(screen.getByText('An invoice.')).toBeInTheDocument();
  expect(message()).toHaveValue('It is: ');
  for (const search of ['', '?subject=Password', '?topic=password']) {
    view.rerender(page(search));
    expect(screen.queryByText(/^About a forgotten|^An invoice/)).not.toBeInTheDocument();
  }
});

it('a booking link shows if the content has one, marked as external', async () => {
  const { unmount } = await renderPage(page());
  expect(screen.queryByRole('link', { name: /^Book a Call/ })).not.toBeInTheDocument();
  unmount();
  await renderPage(page('', action('Book a Call', 'https://calendar.example/acme')));
  expect(target('Book a Call (opens another website)')).toBe('https://calendar.example/acme');
});

it('the comparison makes itself of the services that state a need', async () => {
  await renderPage(page());
  const table = screen.getByRole('table');
  const rows = [...table.querySelectorAll('tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(rows).toEqual([
    ['Service', 'You get', 'Charged by', 'First result', 'Languages'],
    ['Risk & CrisisSee an example', 'An alert', 'Month', '', 'Arabic and English'],
    ['Amplification', 'A plan', '', '', ''],
    ['Tactical', 'A calendar', '', '', ''],
  ]);
  expect(target('See an example')).toBe('/risk#example');
});
