import { screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { CurrentPage } from '../../src/hooks/currentPage';
import { awaitPage } from '../../src/navigation/navigationStore';
import { answer } from '../support/fakeFetch';
import { field, fillIn, login, send, signup } from '../support/forms';
import { iconsIn } from '../support/icons';
import { pass, press, renderForm, settle, setUpTab } from '../support/renderForm';

const network = setUpTab();
beforeEach(() => void jest.mocked(navigate).mockClear());

const ledTo = () => jest.mocked(navigate).mock.calls;

describe('after the login', () => {
  it.each([
    ['en', '/'],
    ['ar', '/ar'],
  ])('a visitor goes to the home page of the language (%s)', async (language, home) => {
    const view = await renderForm(
      <CurrentPage.Provider value={{ language, alternates: [] }}>
        {login.form}
      </CurrentPage.Provider>,
    );
    await fillIn(view, login);
    network.plan(answer(200));
    await press(send(login));
    expect(ledTo()).toEqual([[home]]);
    expect(document.querySelector('.Toastify__toast')).not.toBeInTheDocument();
  });

  it('a visitor who has moved to another page meanwhile stays there', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const view = await renderForm(login.form);
    await fillIn(view, login);
    await press(send(login));
    view.leave();
    await settle(() => network.resolve(answer(200)));
    expect(ledTo()).toEqual([]);
    expect(errors).not.toHaveBeenCalled();
  });
});

/** Registers a visitor, with a fake clock from then on. */
async function registered(language = 'en') {
  const view = await renderForm(
    <CurrentPage.Provider value={{ language, alternates: [] }}>{signup.form}</CurrentPage.Provider>,
  );
  await fillIn(view, signup);
  network.plan(answer(200, { success: true }));
  jest.useFakeTimers();
  await press(send(signup));
  return view;
}

it.each([
  ['en', '/'],
  ['ar', '/ar'],
])(
  'a registered visitor goes to the home page of the language after two seconds (%s)',
  async (language, home) => {
    await registered(language);
    await pass(1999);
    expect(ledTo()).toEqual([]);
    await pass(1);
    expect(ledTo()).toEqual([[home]]);
  },
);

it('a registered visitor who is waiting for another page is not redirected', async () => {
  await registered();
  const endLoading = awaitPage('/about');
  await pass(5000);
  endLoading();
  expect(ledTo()).toEqual([]);
});

it('the password shows on request and is hidden again on submit', async () => {
  const view = await renderForm(login.form);
  await fillIn(view, login);
  const show = screen.getByRole('button', { name: 'Show it' });
  expect(iconsIn(show)).toEqual(['eye']);
  await view.user.click(show);
  expect(field('Password')).toHaveAttribute('type', 'text');
  const hide = screen.getByRole('button', { name: 'Hide it' });
  expect(hide).toHaveAttribute('type', 'button');
  expect(iconsIn(hide)).toEqual(['eye-off']);
  await view.user.click(hide);
  expect(field('Password')).toHaveAttribute('type', 'password');
  await view.user.click(show);
  await press(send(login));
  expect(field('Password')).toHaveAttribute('type', 'password');
  expect(network.requests).toHaveLength(1);
});
