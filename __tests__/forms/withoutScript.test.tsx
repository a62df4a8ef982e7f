import { render, screen } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { contact } from '../support/forms';
import { settle, setUpTab } from '../support/renderForm';
import { siteQuery } from '../support/siteContent';

setUpTab();

/**
 * Hydrates the form as the server sends it, in which some fields are filled in before React is there.
 * @returns what React complains of
 */
async function hydrate(typed: Record<string, string> = {}) {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = document.body.appendChild(document.createElement('div'));
  jest.mocked(useStaticQuery).mockReturnValue(siteQuery);
  container.innerHTML = renderToString(contact.form);
  // Formik takes jsdom for a browser and uses layout effects, of which the server's React complains.
  errors.mockClear();
  for (const [label, value] of Object.entries(typed)) {
    screen.getByLabelText<HTMLInputElement>(label).value = value;
  }
  render(contact.form, { container, hydrate: true });
  await settle();
  return errors.mock.calls;
}

it('what was typed before the scripts came is preferred to the draft, which gives the rest', async () => {
  sessionStorage.setItem(
    'form-draft:contact',
    JSON.stringify({ first_name: 'Old', message: 'Old message', phone: 5, other: 'x' }),
  );
  await hydrate({ 'First name': 'New' });
  expect(screen.getByLabelText('First name')).toHaveValue('New');
  expect(screen.getByLabelText('Message')).toHaveValue('Old message');
  expect(screen.getByLabelText('Phone')).toHaveValue('');
});

it('a form hydrates without a word from React', async () => {
  sessionStorage.setItem('form-kept:contact', JSON.stringify([{ message: 'Kept' }]));
  expect(await hydrate()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Put it back' })).toBeInTheDocument();
});
