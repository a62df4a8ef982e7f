import { screen } from '@testing-library/react';
import type { ViewOf } from '../../src/content/pages';
import Contact from '../../src/templates/ContactPage';
import { contactContent } from '../support/formContent';
import { iconsIn } from '../support/icons';
import { picturesOf, shownIn } from '../support/pictures';
import { setUpTab } from '../support/renderForm';
import { head, renderPage } from '../support/renderPage';
import '../support/stayOnPage';
import { action, contextOf, headOf, seoOf, target, textsOf } from './support';

setUpTab();

const view: ViewOf<'contact'> = {
  seo: seoOf('Reach Acme'),
  title: 'Contact',
  text: 'Talk to us.',
  details: { office: 'Office', phone: 'Phone', email: 'Email', hours: 'Hours' },
  hours: undefined,
  booking: undefined,
  formHeading: 'Write to us',
  subjects: [
    { key: 'invoice', notice: 'This is about an invoice.', message: 'My invoice is:' },
    { key: 'password', notice: 'This is about a password.', message: 'My username is:' },
  ],
  pictures: picturesOf('contact'),
  form: contactContent(),
};

const page = (search = '', booking?: { label: string; link: string }) => (
  <Contact
    pageContext={{ ...contextOf('/contact'), view: { ...view, booking } }}
    location={{ search }}
  />
);

const message = () => screen.getByRole('textbox', { name: 'Message' });

it('names the office, calls the phone and begins a mail, above the form', async () => {
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
  expect(textsOf(screen.getAllByRole('heading'))).toEqual(['Contact', 'Write to us', 'And then']);
  expect(screen.getByText('We read').closest('ol')).toHaveTextContent(
    'We readAll of it.We answerBy mail.You chooseOr not.',
  );
  expect(screen.getByRole('button', { name: 'Send' })).toBeInTheDocument();
  expect(shownIn(container)).toEqual(['/contact--band.svg eager']);
  expect(head()).toMatchObject(headOf('/contact', 'Reach Acme', 'Contact'));
});

it('says when the phone is answered, below its number, where the owner has said so', async () => {
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

it('tells a visitor who comes with a subject what it is about, and begins the message', async () => {
  const view = await renderPage(page('?subject=password'));
  expect(screen.getByText('This is about a password.')).toBeInTheDocument();
  expect(screen.queryByText('This is about an invoice.')).not.toBeInTheDocument();
  expect(message()).toHaveValue('My username is: ');
  view.rerender(page('?subject=invoice'));
  expect(screen.getByText('This is about an invoice.')).toBeInTheDocument();
  expect(message()).toHaveValue('My invoice is: ');
  for (const search of ['', '?subject=Password', '?topic=password']) {
    view.rerender(page(search));
    expect(screen.queryByText(/This is about/)).not.toBeInTheDocument();
  }
});

it('begins no message for a subject that nobody knows', async () => {
  await renderPage(page('?subject=unknown'));
  expect(message()).toHaveValue('');
});

it('books calls elsewhere once it is said where, and says that it leads there', async () => {
  const { unmount } = await renderPage(page());
  expect(screen.queryByRole('link', { name: /^Book a Call/ })).not.toBeInTheDocument();
  unmount();
  await renderPage(page('', action('Book a Call', 'https://calendar.example/acme')));
  expect(target('Book a Call (opens another website)')).toBe('https://calendar.example/acme');
});
