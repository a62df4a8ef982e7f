import { render } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { contact, field } from '../support/forms';
import { settle, setUpTab } from '../support/renderForm';
import { siteQuery } from '../support/siteContent';

setUpTab();

it('values typed before hydration win over the draft, which fills the other fields', async () => {
  // React's server renderer warns about layout effects, which Formik uses in jsdom.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(useStaticQuery).mockReturnValue(siteQuery);
  sessionStorage.setItem(
    'form-draft:contact',
    JSON.stringify({
      at: Date.now(),
      value: { first_name: 'Old', message: 'Old message', phone: 5, other: 'x' },
    }),
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(contact.form);
  field('First name').value = 'New';
  render(contact.form, { container, hydrate: true });
  await settle();
  expect(field('First name')).toHaveValue('New');
  expect(field('Message')).toHaveValue('Old message');
  expect(field('Phone')).toHaveValue('');
});
