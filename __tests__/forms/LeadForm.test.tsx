import { screen, waitFor, within } from '@testing-library/react';
import { LeadForm } from '../../src/forms/LeadForm';
import { answer } from '../support/fakeFetch';
import { leadContent } from '../support/formContent';
import { field, fillIn, lead, send } from '../support/forms';
import { press, renderForm, setUpTab, write } from '../support/renderForm';
import { styleOf } from '../support/viewport';

const network = setUpTab();

const service = () => field('Service');
const privacy = () => field('I accept the Policy.');

it('offers the services, of which none is chosen, and the policy to read', async () => {
  await renderForm(lead.form);
  const options = within(service()).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ label, selected }) => [label, selected])).toEqual([
    ['Choose', true],
    ['Rowing', false],
    ['Sailing', false],
  ]);
  expect(screen.getByRole('link', { name: 'Policy' })).toHaveAttribute('href', '/policy');
});

it('sends nothing without consent, and says so in a toast, beside the box and in the summary', async () => {
  const view = await renderForm(lead.form);
  await fillIn(view, lead);
  await view.user.click(privacy());
  await press(send());
  expect(network.requests).toEqual([]);
  await waitFor(() => expect(screen.getAllByText('Lead privacy')).toHaveLength(3));
  await view.user.click(privacy());
  expect(screen.getAllByText('Lead privacy')).toHaveLength(1);
});

it('shows a tick in the box once it is ticked, and not before', async () => {
  const { user } = await renderForm(lead.form);
  const tick = () => styleOf(privacy(), '::after').scale;
  expect(tick()).toBe('0');
  await user.click(privacy());
  expect(tick()).toBe('1');
});

it('shows errors beside hints, only once the form has been sent, and checks again while they are mended', async () => {
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

it('does not bring back a choice that is no longer offered', async () => {
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
