import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { ContactForm } from '../../src/forms/ContactForm';
import { contactContent, formWords } from '../support/formContent';
import { setUpTab } from '../support/renderForm';

setUpTab();

const contact = <ContactForm content={contactContent()} words={formWords} />;

/** Shows the page as the server sends it. */
function showServerPage(form: JSX.Element): HTMLElement {
  // Formik takes jsdom for a browser and uses layout effects, of which the server's React complains.
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = `<div id="page">${renderToString(form)}</div>`;
  complaints.mockRestore();
  const page = document.getElementById('page');
  if (!page) throw new Error('There is no page.');
  return page;
}

/** Types or ticks before React is there. */
function typeEarly(label: string, value: string) {
  const field = screen.getByLabelText(label);
  if (!('value' in field)) throw new Error(`${label} is no field.`);
  field.value = value;
}

describe('a form before its scripts', () => {
  let root: Root | undefined;
  afterEach(() => {
    act(() => root?.unmount());
    document.body.innerHTML = '';
  });

  const hydrate = async (page: HTMLElement, form: JSX.Element) => {
    await act(async () => {
      root = hydrateRoot(page, form);
      return Promise.resolve();
    });
  };

  it('prefers what was typed before to the draft, and takes the rest from it', async () => {
    sessionStorage.setItem(
      'form-draft:contact',
      JSON.stringify({ first_name: 'Old', message: 'Old message', phone: 5, other: 'x' }),
    );
    const page = showServerPage(contact);
    typeEarly('First name', 'New');
    await hydrate(page, contact);
    expect(screen.getByLabelText('First name')).toHaveValue('New');
    expect(screen.getByLabelText('Message')).toHaveValue('Old message');
    expect(screen.getByLabelText('Phone')).toHaveValue('');
  });

  it('hydrates without a word from React', async () => {
    sessionStorage.setItem('form-kept:contact', JSON.stringify([{ message: 'Kept' }]));
    const page = showServerPage(contact);
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await hydrate(page, contact);
    expect(screen.getByRole('button', { name: 'Put it back' })).toBeInTheDocument();
    expect(errors).not.toHaveBeenCalled();
  });
});
