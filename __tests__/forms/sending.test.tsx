import { fireEvent, screen } from '@testing-library/react';
import { useForm } from '../../src/forms/core/useForm';
import { loginForm } from '../../src/forms/LoginForm';
import { answer } from '../support/fakeFetch';
import { loginContent } from '../support/formContent';
import { contact, field, fillIn, lead, login, send as sendOf } from '../support/forms';
import { pass, press, renderForm, settle, setUpTab, toasts, write } from '../support/renderForm';

const network = setUpTab();

const username = () => field('Username');
const send = () => sendOf(login);

async function filledIn() {
  const view = await renderForm(login.form);
  await fillIn(view, login, { Username: 'ada', Password: 'secret' });
  return view;
}

const CatchingForm = () => {
  const { formRef, submit } = useForm({
    definition: { ...loginForm, initialValues: { username: 'ada', password: 'secret' } },
    content: loginContent(),
  });
  return (
    <form ref={formRef} onSubmit={(event) => void submit(event).catch(() => undefined)}>
      <button type="submit">Log in</button>
    </form>
  );
};

it('a form can be sent again after an interrupted submit', async () => {
  await renderForm(<CatchingForm />);
  const scheduler = { yield: () => Promise.reject(new Error('stopped')) };
  Object.defineProperty(window, 'scheduler', { configurable: true, value: scheduler });
  await press(send());
  Reflect.deleteProperty(window, 'scheduler');
  await press(send());
  expect(network.requests).toHaveLength(1);
});

it('a form with a filled honeypot pretends to be sent and sends nothing', async () => {
  const view = await renderForm(lead.form);
  await fillIn(view, lead);
  await write(view.user, field('Leave empty'), 'spam');
  await press(sendOf());
  expect(screen.getByText('Lead sent')).toBeInTheDocument();
  expect(network.requests).toEqual([]);
});

describe('a form that is sending', () => {
  it('shows it, keeps the focus and cannot be sent or changed meanwhile', async () => {
    const view = await filledIn();
    await press(send());
    expect(send()).toHaveTextContent('Logging in');
    expect(send()).toHaveAttribute('aria-disabled', 'true');
    expect(send()).toBeEnabled();
    expect(send()).toHaveFocus();
    await press(send());
    await view.user.type(username(), ' lovelace{Enter}');
    expect(username()).toHaveValue('ada');
    expect(network.requests).toHaveLength(1);
    await settle(() => network.resolve(answer(500)));
    expect(send()).toHaveTextContent('Log in');
    expect(send()).not.toHaveAttribute('aria-disabled');
    await view.user.type(username(), ' lovelace{Enter}');
    expect(network.requests).toHaveLength(2);
  });

  it('sends once for a double click, however fast the answer is', async () => {
    await filledIn();
    network.plan(answer(500), answer(500));
    await press(send());
    fireEvent.click(send(), { detail: 2 });
    await settle();
    expect(network.requests).toHaveLength(1);
  });

  it('sends once for a held or doubled Enter key, however fast the answer is', async () => {
    const view = await filledIn();
    network.plan(answer(500), answer(500), answer(500));
    let now = 1000;
    jest.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => now);
    username().focus();
    await view.user.keyboard('{Enter>3/}');
    now += 299;
    await view.user.keyboard('{Enter}{Enter}');
    await settle();
    // Keyboards wait this long before they repeat a key.
    now += 500;
    for (const where of [username(), send()]) {
      expect(fireEvent.keyDown(where, { key: 'Enter', repeat: true })).toBe(false);
    }
    expect(network.requests).toHaveLength(1);
    now += 300;
    await view.user.keyboard('{Enter}');
    await settle();
    expect(network.requests).toHaveLength(2);
  });

  it('leaves Enter to the lines of a message', async () => {
    await renderForm(contact.form);
    expect(fireEvent.keyDown(field('Message'), { key: 'Enter', repeat: true })).toBe(true);
  });

  // https://github.com/infor-design/enterprise/issues/2654
  it('shows no errors for presses while an untouched form shows that it was sent', async () => {
    const view = await renderForm(lead.form);
    await fillIn(view, lead);
    network.plan(answer(200));
    jest.useFakeTimers();
    await press(sendOf());
    expect(field('Name')).toHaveValue('');
    const problems = () => screen.queryByRole('group', { name: 'Please look at this' });
    await pass(600);
    await press(sendOf());
    expect(screen.getByText('Lead sent')).toBeInTheDocument();
    expect(problems()).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await pass(0);
    expect(screen.queryByText('Lead sent')).not.toBeInTheDocument();
    await press(sendOf());
    expect(problems()).toBeInTheDocument();
  });

  it('answers a press on a form that was touched again, while it still shows the success', async () => {
    const view = await renderForm(lead.form);
    await fillIn(view, lead);
    network.plan(answer(200));
    await press(sendOf());
    await write(view.user, field('Name'), 'Ada');
    await press(sendOf());
    expect(screen.getByText('Lead sent')).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Please look at this' })).toBeInTheDocument();
  });

  it('announces politely after eight seconds that it is still sending, and never gives up', async () => {
    await filledIn();
    jest.useFakeTimers();
    await press(send());
    await pass(7999);
    expect(screen.queryByText('It takes a while.')).not.toBeInTheDocument();
    await pass(1);
    expect(screen.getByText('It takes a while.')).toHaveAttribute('role', 'status');
    await pass(60_000);
    expect(send()).toHaveAttribute('aria-disabled', 'true');
    network.resolve(answer(500));
    await pass(0);
    expect(screen.queryByText('It takes a while.')).not.toBeInTheDocument();
    expect(toasts()).toHaveTextContent('Login error');
  });

  it('sends a value that autofill has set without an event', async () => {
    const view = await renderForm(login.form);
    await write(view.user, username(), 'ada');
    // Autofill bypasses the setter that React tracks.
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    value?.set?.call(field('Password'), 'secret');
    await press(send());
    expect(network.requests[0]?.payload).toEqual({ username: 'ada', password: 'secret' });
  });
});
