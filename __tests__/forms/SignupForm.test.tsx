import { screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { settings } from '../../src/backend/settings';
import { SignupForm } from '../../src/forms/SignupForm';
import { awaitPage } from '../../src/navigation/navigationStore';
import { answer, fakeFetch } from '../support/fakeFetch';
import { formWords, signupContent } from '../support/formContent';
import { pass, press, renderForm, setUpTab, type View, write } from '../support/renderForm';

setUpTab();

let network: ReturnType<typeof fakeFetch>;
beforeEach(() => {
  network = fakeFetch();
  jest.mocked(navigate).mockClear();
});

const signup = <SignupForm content={signupContent()} words={formWords} />;

const box = (name: string) => screen.getByRole('textbox', { name });
const password = () => screen.getByLabelText('Password');
const send = () => screen.getByRole('button', { name: /^Sign/ });

async function fillIn({ user }: View) {
  await write(user, box('Name'), 'Ada Lovelace');
  await write(user, box('Username'), 'ada ');
  await write(user, box('Phone'), '+971 4');
  await write(user, box('Email'), 'ada@example.com');
  await write(user, password(), ' secret ');
}

/** A registration that has just succeeded; from here on the clock stands still. */
async function registered(): Promise<View> {
  const view = await renderForm(signup);
  await fillIn(view);
  network.plan(answer(200, { success: true }));
  jest.useFakeTimers();
  await press(send());
  return view;
}

describe('the signup form', () => {
  it('sends its payload, shows its message and leads to the home page two seconds later', async () => {
    const view = await renderForm(signup);
    await fillIn(view);
    network.plan(answer(201, { success: true, message: 'Server words' }));
    jest.useFakeTimers();
    await press(send());
    await pass(0);
    expect(network.requests[0]?.payload).toEqual({
      name: 'Ada Lovelace',
      username: 'ada',
      phone: '+971 4',
      email: 'ada@example.com',
      password: ' secret ',
    });
    expect(screen.getByText('Account created')).toBeInTheDocument();
    expect(password()).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
    await pass(1999);
    expect(navigate).not.toHaveBeenCalled();
    await pass(1);
    expect(jest.mocked(navigate).mock.calls).toEqual([['/']]);
  });

  it('leads nowhere if the visitor moves on within these two seconds', async () => {
    const view = await registered();
    await pass(1000);
    view.leave();
    await pass(5000);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('leads nowhere while the page that the visitor has asked for is loading', async () => {
    await registered();
    const endLoading = awaitPage('/about');
    await pass(5000);
    endLoading();
    expect(navigate).not.toHaveBeenCalled();
  });

  it.each([
    [answer(200, { success: false, message: 'Name taken' }), 'Name taken'],
    [answer(409, { message: 'Name taken' }), 'Name taken'],
    [answer(500, { message: '<i>x</i>'.repeat(1250) }), `${'<i>x</i>'.repeat(38).slice(0, 300)}…`],
    [answer(500), 'Account failed'],
    [answer(200, 'not JSON'), 'Account failed'],
    [new TypeError('Failed to fetch'), 'Account network'],
  ])('says what failed and keeps what was typed (%#)', async (end, message) => {
    const view = await renderForm(signup);
    await fillIn(view);
    network.plan(end);
    await press(send());
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(box('Username')).toHaveValue('ada ');
    expect(password()).toHaveValue(' secret ');
    expect(navigate).not.toHaveBeenCalled();
  });

  it('says what went wrong before sending', async () => {
    const view = await renderForm(signup);
    await fillIn(view);
    jest.replaceProperty(settings, 'apiHost', 'https://[');
    await press(send());
    expect(screen.getByRole('alert')).toHaveTextContent(/^Because: Invalid URL/);
    expect(network.requests).toEqual([]);
  });

  it('never keeps the password', async () => {
    const view = await renderForm(signup);
    await fillIn(view);
    view.unmount();
    const kept = JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);
    expect(kept).toContain('Ada Lovelace');
    expect(kept).not.toContain('secret');
  });

  it('asks for all five fields and for a real e-mail address', async () => {
    const { user } = await renderForm(signup);
    await write(user, box('Email'), 'a@b');
    await press(send());
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Enter: Name',
      'Enter: Username',
      'Enter: Phone',
      'Correct: Email',
      'Enter: Password',
    ]);
    expect(password()).toHaveAttribute('autocomplete', 'new-password');
    expect(network.requests).toEqual([]);
  });
});
