import { screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { LoginForm } from '../../src/forms/LoginForm';
import { answer, fakeFetch } from '../support/fakeFetch';
import { formWords, loginContent } from '../support/formContent';
import { press, renderForm, settle, setUpTab, type View, write } from '../support/renderForm';

setUpTab();

let network: ReturnType<typeof fakeFetch>;
beforeEach(() => {
  network = fakeFetch();
  jest.mocked(navigate).mockClear();
});

const login = (
  <LoginForm content={loginContent()} words={formWords}>
    <a href="/contact">Forgotten</a>
  </LoginForm>
);

const username = () => screen.getByRole('textbox', { name: 'Username' });
const password = () => screen.getByLabelText('Password');
const send = () => screen.getByRole('button', { name: /^Log/ });

async function fillIn({ user }: View) {
  await write(user, username(), ' ada ');
  await write(user, password(), ' secret ');
}

/** Everything that this browser keeps, as one text. */
const everythingKept = () => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);

describe('the login form', () => {
  it('sends the trimmed username and the password as it is, and leads to the home page', async () => {
    const view = await renderForm(login);
    await fillIn(view);
    network.plan(answer(200));
    await press(send());
    expect(network.requests[0]?.payload).toEqual({ username: 'ada', password: ' secret ' });
    expect(jest.mocked(navigate).mock.calls).toEqual([['/']]);
    expect(screen.queryByRole('status', { name: /./ })).not.toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    [answer(204), 'Login invalid'],
    [answer(401, { message: 'Server words' }), 'Login error'],
    [new TypeError('Failed to fetch'), 'Login error'],
  ])('says what failed and keeps what was typed (%#)', async (end, message) => {
    const view = await renderForm(login);
    await fillIn(view);
    network.plan(end);
    await press(send());
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(username()).toHaveValue(' ada ');
    expect(password()).toHaveValue(' secret ');
    expect(navigate).not.toHaveBeenCalled();
  });

  it('leads nowhere once the visitor has moved on', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const view = await renderForm(login);
    await fillIn(view);
    await press(send());
    view.leave();
    await settle(() => network.resolve(answer(200)));
    expect(navigate).not.toHaveBeenCalled();
    expect(errors).not.toHaveBeenCalled();
  });

  it('leads nowhere once the address is another, though the page has not followed yet', async () => {
    const view = await renderForm(login);
    await fillIn(view);
    await press(send());
    const { href } = window.location;
    window.history.pushState({}, '', '/about');
    await settle(() => network.resolve(answer(200)));
    window.history.pushState({}, '', href);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('never keeps the password, only the username', async () => {
    const view = await renderForm(login);
    await fillIn(view);
    window.dispatchEvent(new Event('pagehide'));
    expect(everythingKept()).toContain('ada');
    expect(everythingKept()).not.toContain('secret');
    network.plan(answer(500));
    await press(send());
    view.unmount();
    expect(everythingKept()).not.toContain('secret');
    await renderForm(login);
    expect(username()).toHaveValue(' ada ');
    expect(password()).toHaveValue('');
  });

  it('keeps nothing of a visitor who typed only a password', async () => {
    const view = await renderForm(login);
    await write(view.user, password(), 'secret');
    view.unmount();
    expect(sessionStorage).toHaveLength(0);
  });

  it('shows the password on request, and hides it while it is sent', async () => {
    const view = await renderForm(login);
    await fillIn(view);
    expect(password()).toHaveAttribute('type', 'password');
    await view.user.click(screen.getByRole('button', { name: 'Show it' }));
    expect(password()).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: 'Hide it' })).toHaveAttribute('type', 'button');
    await press(send());
    expect(password()).toHaveAttribute('type', 'password');
    expect(network.requests).toHaveLength(1);
  });

  it('asks for both fields, which it describes to the browser', async () => {
    await renderForm(login);
    await press(send());
    expect(username()).toHaveAccessibleDescription('Wrong: Enter: Username');
    expect(password()).toHaveAccessibleDescription('Wrong: Enter: Password');
    expect(username()).toHaveAttribute('autocomplete', 'username');
    expect(username()).toHaveAttribute('spellcheck', 'false');
    expect(username()).toHaveAttribute('autocapitalize', 'none');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(network.requests).toEqual([]);
  });

  it('has what the page puts beside the button', async () => {
    await renderForm(login);
    expect(screen.getByRole('link', { name: 'Forgotten' })).toBeInTheDocument();
  });
});
