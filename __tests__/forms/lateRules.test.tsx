/** The rules of a form load when the visitor turns to it: late on a slow line, and not at all on a broken one. */
import { screen } from '@testing-library/react';
import { loginForm } from '../../src/forms/LoginForm';
import { answer } from '../support/fakeFetch';
import { field, fillIn, login, send as sendOf } from '../support/forms';
import { press, renderForm, settle, setUpTab, toasts } from '../support/renderForm';

const network = setUpTab();
const send = () => sendOf(login);

/** The next loads of the login form's rules end as `load` does. */
const rulesThat = (load: () => Promise<unknown>) => {
  const { schema } = loginForm;
  return jest.spyOn(loginForm, 'schema').mockImplementation(async (content) => {
    await load();
    return schema(content);
  });
};

it('the rules load with the first focus, not with the form', async () => {
  const asked = rulesThat(() => Promise.resolve());
  await renderForm(login.form);
  expect(asked).not.toHaveBeenCalled();
  await settle(() => field('Username').focus());
  expect(asked).toHaveBeenCalledTimes(1);
});

it('a submit waits for the rules, shows it, and is sent once', async () => {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  rulesThat(() => arrival);
  await fillIn(await renderForm(login.form), login, { Username: ' ada ', Password: 'secret' });
  await press(send());
  await press(send());
  expect(send()).toHaveAttribute('aria-disabled', 'true');
  expect(network.requests).toEqual([]);
  network.plan(answer(500));
  await settle(arrive);
  expect(network.requests.map(({ payload }) => payload)).toEqual([
    { username: 'ada', password: 'secret' },
  ]);
  expect(send()).not.toHaveAttribute('aria-disabled');
});

it('a submit that waited for the rules has the errors of any other', async () => {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  rulesThat(() => arrival);
  await renderForm(login.form);
  await press(send());
  await settle(arrive);
  expect(screen.getByRole('group', { name: 'Please look at this' })).toHaveFocus();
  expect(field('Username')).toHaveAccessibleDescription('Wrong: Enter: Username');
  expect(send()).not.toHaveAttribute('aria-disabled');
  expect(network.requests).toEqual([]);
});

it('rules that do not arrive are a lost network: what was typed stays and can be sent again', async () => {
  const asked = rulesThat(() => Promise.reject(new Error('Loading chunk failed')));
  const view = await renderForm(login.form);
  await fillIn(view, login, { Username: 'ada', Password: 'secret' });
  await press(send());
  expect(toasts()).toHaveTextContent('Login error');
  expect(network.requests).toEqual([]);
  expect(field('Username')).toHaveValue('ada');
  asked.mockRestore();
  network.plan(answer(500));
  await press(send());
  expect(network.requests).toHaveLength(1);
});
