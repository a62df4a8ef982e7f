import { screen, waitFor, within } from '@testing-library/react';
import { LeadForm } from '../../src/forms/LeadForm';
import { answer } from '../support/fakeFetch';
import { leadContent } from '../support/formContent';
import { field, fillIn, lead, send } from '../support/forms';
import { iconsIn } from '../support/icons';
import { press, renderForm, setUpTab, write } from '../support/renderForm';
import { styleOf } from '../support/viewport';

const network = setUpTab();

const service = () => field('Service');
const privacy = () => field('I accept the Policy.');

it('the lead form offers the services with none selected, and links the policy', async () => {
  await renderForm(lead.form);
  const options = within(service()).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ label, selected }) => [label, selected])).toEqual([
    ['Choose', true],
    ['Rowing', false],
    ['Sailing', false],
  ]);
  // Without the browser's own arrow, nothing else tells a choice from a text.
  expect(service().parentElement && iconsIn(service().parentElement ?? service())).toEqual([
    'chevron-down',
  ]);
  expect(screen.getByRole('link', { name: 'Policy' })).toHaveAttribute('href', '/policy');
});

it('the services have the names of the page’s language, and the sent one that of the main language', async () => {
  const choices = [{ value: 'Sailing', label: 'الإبحار' }];
  const view = await renderForm(<LeadForm content={{ ...leadContent(), choices }} />);
  await fillIn(view, {
    ...lead,
    fields: { ...lead.fields, Service: { name: 'service', types: 'الإبحار', sends: 'Sailing' } },
  });
  await press(send());
  expect(network.requests).toEqual([
    expect.objectContaining({ payload: expect.objectContaining({ service: 'Sailing' }) }),
  ]);
});

it('the lead form sends nothing without consent, and shows the error in all three places', async () => {
  const view = await renderForm(lead.form);
  await fillIn(view, lead);
  await view.user.click(privacy());
  await press(send());
  expect(network.requests).toEqual([]);
  await waitFor(() => expect(screen.getAllByText('Lead privacy')).toHaveLength(3));
  await view.user.click(privacy());
  expect(screen.getAllByText('Lead privacy')).toHaveLength(1);
});

it('the consent box shows its tick only once ticked', async () => {
  const { user } = await renderForm(lead.form);
  const tick = () => styleOf(privacy(), '::after').scale;
  expect(tick()).toBe('0');
  await user.click(privacy());
  expect(tick()).toBe('1');
});

it('errors show beside hints after the first submit and update while the visitor corrects them', async () => {
  const { user } = await renderForm(lead.form);
  const email = field('Company email');
  await write(user, email, 'ada@example');
  expect(email).toHaveAccessibleDescription('The address at work');
  await press(send());
  expect(email).toHaveAccessibleDescription('The address at work Wrong: Correct: Company email');
  await write(user, email, '.com');
  await waitFor(() => expect(email).toBeValid());
  expect(email).toHaveAccessibleDescription('The address at work');
  await user.clear(email);
  await waitFor(() => expect(email).toBeInvalid());
  expect(email).toHaveFocus();
});

it('a draft does not restore a choice that is no longer offered', async () => {
  const first = await renderForm(lead.form);
  await fillIn(first, lead);
  first.unmount();
  const choices = [{ value: 'Rowing', label: 'Rowing' }];
  await renderForm(<LeadForm content={leadContent({ choices })} />);
  network.plan(answer(200));
  await press(send());
  expect(network.requests).toEqual([]);
  expect(service()).toBeInvalid();
});
