import { render, screen } from '@testing-library/react';
import { ContactFormPanel } from '../../../src/components/sections/ContactFormPanel';
import { contactContent, formWords } from '../../support/formContent';
import { setUpTab } from '../../support/renderForm';

setUpTab();

const content = contactContent();
const subjects = [
  { key: 'invoice', notice: 'This is about an invoice.', message: 'My invoice is:' },
  { key: 'password', notice: 'This is about a password.', message: 'My username is:' },
];

const panel = (search: string) => (
  <ContactFormPanel
    heading="Write to us"
    subjects={subjects}
    search={search}
    content={content}
    words={formWords}
  />
);

const message = () => screen.getByRole('textbox', { name: 'Message' });

describe('the contact form of a subject', () => {
  it('shows the notice and begins the message', () => {
    render(panel('?subject=password'));
    expect(screen.getByText('This is about a password.')).toBeInTheDocument();
    expect(screen.queryByText('This is about an invoice.')).not.toBeInTheDocument();
    expect(message()).toHaveValue('My username is: ');
  });

  it.each([[''], ['?subject='], ['?subject=unknown'], ['?subject=Password'], ['?topic=password']])(
    'is the plain form at "%s"',
    (search) => {
      render(panel(search));
      expect(screen.getByRole('heading', { name: 'Write to us' })).toBeInTheDocument();
      expect(screen.queryByText(/This is about/)).not.toBeInTheDocument();
      expect(message()).toHaveValue('');
    },
  );

  it('follows the visitor to another subject', () => {
    const { rerender } = render(panel('?subject=password'));
    rerender(panel('?subject=invoice'));
    expect(screen.getByText('This is about an invoice.')).toBeInTheDocument();
    expect(screen.queryByText('This is about a password.')).not.toBeInTheDocument();
    expect(message()).toHaveValue('My invoice is: ');
    rerender(panel(''));
    expect(screen.queryByText(/This is about/)).not.toBeInTheDocument();
  });
});
