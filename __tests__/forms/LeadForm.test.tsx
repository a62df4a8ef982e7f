import { screen, waitFor, within } from '@testing-library/react';
import { LeadForm } from '../../src/forms/LeadForm';
import { answer, fakeFetch } from '../support/fakeFetch';
import { formWords, leadContent } from '../support/formContent';
import { press, renderForm, setUpTab, type View, write } from '../support/renderForm';

setUpTab();

let network: ReturnType<typeof fakeFetch>;
beforeEach(() => {
  network = fakeFetch();
});

const lead = (content = leadContent()) => <LeadForm content={content} words={formWords} />;

const box = (name: string) => screen.getByRole('textbox', { name });
const service = () => screen.getByRole('combobox', { name: 'Service' });
const privacy = () => screen.getByRole('checkbox', { name: /I accept/ });
const send = () => screen.getByRole('button', { name: /^Send/ });

async function fillIn({ user }: View) {
  await write(user, box('Name'), '  Ada  ');
  await write(user, box('Company email'), 'ada@example.com');
  await user.selectOptions(service(), 'Sailing');
  await user.click(privacy());
}

describe('the lead form', () => {
  it('begins with the service of its page, which the visitor may change', async () => {
    const { user } = await renderForm(
      <LeadForm content={leadContent()} words={formWords} service="Sailing" />,
    );
    expect(service()).toHaveValue('Sailing');
    await user.selectOptions(service(), 'Rowing');
    expect(service()).toHaveValue('Rowing');
  });

  it('sends its trimmed payload, says so and is empty again', async () => {
    const view = await renderForm(lead());
    await fillIn(view);
    network.plan(answer(204));
    await press(send());
    expect(screen.getByText('Lead sent')).toBeInTheDocument();
    expect(network.requests).toHaveLength(1);
    expect(network.requests[0]?.payload).toEqual({
      name: 'Ada',
      co_email: 'ada@example.com',
      service: 'Sailing',
    });
    expect(box('Name')).toHaveValue('');
    expect(service()).toHaveValue('');
    expect(privacy()).not.toBeChecked();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    [answer(201), 'Lead unexpected'],
    [answer(500, { message: 'Server words' }), 'Lead error'],
    [new TypeError('Failed to fetch'), 'Lead error'],
  ])('keeps everything after an error (%#)', async (end, message) => {
    const view = await renderForm(lead());
    await fillIn(view);
    network.plan(end);
    await press(send());
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(box('Name')).toHaveValue('  Ada  ');
    expect(service()).toHaveValue('Sailing');
    expect(privacy()).toBeChecked();
    expect(send()).toBeEnabled();
    network.plan(answer(200));
    await press(send());
    expect(screen.getByText('Lead sent')).toBeInTheDocument();
  });

  it('sends nothing without consent, and says so in a toast, beside the box and in the summary', async () => {
    const view = await renderForm(lead());
    await fillIn(view);
    await view.user.click(privacy());
    await press(send());
    expect(network.requests).toEqual([]);
    expect(screen.getAllByText('Lead privacy')).toHaveLength(3);
    expect(privacy()).toHaveAccessibleDescription('Wrong: Lead privacy');
    expect(privacy()).toBeInvalid();
    await view.user.click(privacy());
    expect(screen.getAllByText('Lead privacy')).toHaveLength(1);
  });

  it('shows every error beside its field and in a summary that takes the focus', async () => {
    const { user } = await renderForm(lead());
    await write(user, box('Company email'), 'ada@example');
    expect(screen.queryByText('Correct: Company email')).not.toBeInTheDocument();
    await press(send());
    const summary = screen.getByRole('group', { name: 'Please look at this' });
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Enter: Name', 'Correct: Company email', 'Enter: Service', 'Lead privacy']);
    expect(box('Name')).toHaveAccessibleDescription('Wrong: Enter: Name');
    expect(box('Company email')).toHaveAccessibleDescription(
      'The address at work Wrong: Correct: Company email',
    );
    await user.click(within(summary).getByRole('link', { name: 'Enter: Service' }));
    expect(service()).toHaveFocus();
    expect(window.location.hash).toBe('');
    expect(network.requests).toEqual([]);
  });

  it('checks again while the visitor corrects, without taking the focus', async () => {
    const { user } = await renderForm(lead());
    await press(send());
    await write(user, box('Name'), 'A');
    await waitFor(() => expect(box('Name')).toBeValid());
    expect(box('Name')).not.toHaveAccessibleDescription();
    expect(box('Name')).toHaveFocus();
    await user.clear(box('Name'));
    await waitFor(() => expect(box('Name')).toBeInvalid());
    expect(box('Name')).toHaveFocus();
  });

  it('does not accept spaces for a name', async () => {
    const view = await renderForm(lead());
    await fillIn(view);
    await view.user.clear(box('Name'));
    await write(view.user, box('Name'), '   ');
    await press(send());
    expect(box('Name')).toBeInvalid();
    expect(screen.queryByText('Lead privacy')).not.toBeInTheDocument();
    expect(network.requests).toEqual([]);
  });

  it('has the type, name and autofill hint of each field', async () => {
    await renderForm(lead());
    expect(box('Name')).toHaveAttribute('autocomplete', 'name');
    expect(box('Company email')).toHaveAttribute('type', 'email');
    expect(box('Company email')).toHaveAttribute('inputmode', 'email');
    expect(box('Company email')).toHaveAttribute('spellcheck', 'false');
    expect(box('Company email')).toHaveAttribute('name', 'co_email');
    expect(box('Company email')).toHaveAccessibleDescription('The address at work');
    expect(service()).toHaveAttribute('name', 'service');
    expect(privacy()).toHaveAttribute('name', 'privacyAccepted');
    expect(screen.getByRole('link', { name: 'Policy' })).toHaveAttribute('href', '/policy');
    expect(
      within(service())
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Choose', 'Rowing', 'Sailing']);
  });

  it('keeps an unsent form through a reload, the choice and the tick included', async () => {
    const first = await renderForm(lead());
    await fillIn(first);
    window.dispatchEvent(new Event('pagehide'));
    first.unmount();
    await renderForm(lead());
    expect(box('Name')).toHaveValue('  Ada  ');
    expect(box('Company email')).toHaveValue('ada@example.com');
    expect(service()).toHaveValue('Sailing');
    expect(privacy()).toBeChecked();
  });

  it('does not bring back a choice that is no longer offered', async () => {
    const first = await renderForm(lead());
    await fillIn(first);
    first.unmount();
    await renderForm(lead(leadContent({ choices: [{ value: 'Rowing', label: 'Rowing' }] })));
    await press(send());
    expect(network.requests).toEqual([]);
    expect(service()).toBeInvalid();
  });
});
