import { screen, waitFor, within } from '@testing-library/react';
import { LeadForm } from '../../src/forms/LeadForm';
import { answer } from '../support/fakeFetch';
import { formWords, leadContent } from '../support/formContent';
import { field, fillIn, lead, send } from '../support/forms';
import { press, renderForm, setUpTab, write } from '../support/renderForm';

const network = setUpTab();

const service = () => field('Service');
const privacy = () => field('I accept the Policy.');

it('begins with the service of its page, which the visitor may change', async () => {
  const { user } = await renderForm(
    <LeadForm content={leadContent()} words={formWords} service="Sailing" />,
  );
  expect(service()).toHaveValue('Sailing');
  await user.selectOptions(service(), 'Rowing');
  expect(service()).toHaveValue('Rowing');
});

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

it('shows a hint and an error together, the error only once the form has been sent', async () => {
  const { user } = await renderForm(lead.form);
  expect(field('Company email')).toHaveAccessibleDescription('The address at work');
  await write(user, field('Company email'), 'ada@example');
  expect(screen.queryByText('Correct: Company email')).not.toBeInTheDocument();
  await press(send());
  expect(field('Company email')).toHaveAccessibleDescription(
    'The address at work Wrong: Correct: Company email',
  );
});

it('checks again while the visitor corrects, without taking the focus', async () => {
  const { user } = await renderForm(lead.form);
  const name = field('Name');
  await press(send());
  await write(user, name, 'A');
  await waitFor(() => expect(name).toBeValid());
  expect(name).not.toHaveAccessibleDescription();
  await user.clear(name);
  await waitFor(() => expect(name).toBeInvalid());
  expect(name).toHaveFocus();
});

it('does not bring back a choice that is no longer offered', async () => {
  const first = await renderForm(lead.form);
  await fillIn(first, lead);
  first.unmount();
  const choices = [{ value: 'Rowing', label: 'Rowing' }];
  await renderForm(<LeadForm content={leadContent({ choices })} words={formWords} />);
  network.plan(answer(200));
  await press(send());
  expect(network.requests).toEqual([]);
  expect(service()).toBeInvalid();
});
