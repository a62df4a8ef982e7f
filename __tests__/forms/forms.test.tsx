import { screen, within } from '@testing-library/react';
import { navigate } from 'gatsby';
import { HONEYPOT_NAME } from '../../src/forms/core/Honeypot';
import { answer } from '../support/fakeFetch';
import {
  contact,
  empty,
  field,
  fillIn,
  heldBy,
  lead,
  login,
  payloadOf,
  send,
  signup,
  typedInto,
} from '../support/forms';
import { iconsIn } from '../support/icons';
import { press, renderForm, setUpTab, toasts, write } from '../support/renderForm';
import { styleOf } from '../support/viewport';

const network = setUpTab();
beforeEach(() => void jest.mocked(navigate).mockClear());

const everythingKept = () => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);

const summary = () => screen.getByRole('group', { name: 'Please look at this' });
const summaryLinks = () => within(summary()).getAllByRole('link');

const success = answer(200, { success: true });

describe.each([
  ['lead', lead, 'Lead sent', 'Lead error', 'keeps'],
  ['contact', contact, 'Message sent', 'Message error', 'offers'],
  ['login', login, undefined, 'Login error', 'keeps'],
  ['signup', signup, 'Account created', 'Account failed', 'keeps'],
])('the %s form', (_name, form, sent, failed, afterError) => {
  const labels = Object.keys(form.fields);
  const hasSecret = 'Password' in form.fields;

  it('sends its trimmed payload, confirms it and is empty again', async () => {
    await fillIn(await renderForm(form.form), form);
    network.plan(success);
    await press(send(form));
    expect(network.requests.map(({ payload }) => payload)).toEqual([payloadOf(form)]);
    expect(toasts()).toHaveTextContent(sent ?? /^$/);
    expect(heldBy(form)).toEqual(empty(form));
    expect(sessionStorage).toHaveLength(0);
  });

  it(`says an error and ${afterError} what was typed, which can be sent again`, async () => {
    const { user, ...view } = await renderForm(form.form);
    await fillIn({ user, ...view }, form);
    network.plan(answer(500), success);
    await press(send(form));
    expect(toasts()).toHaveTextContent(failed);
    expect(navigate).not.toHaveBeenCalled();
    if (afterError === 'offers') {
      expect(heldBy(form)).toEqual(empty(form));
      await user.click(screen.getByRole('button', { name: 'Put it back' }));
    }
    expect(heldBy(form)).toEqual(typedInto(form));
    expect(everythingKept()).not.toContain('secret');
    await press(send(form));
    expect(network.requests.map(({ payload }) => payload)).toEqual(Array(2).fill(payloadOf(form)));
  });

  it('shows an error beside each empty field and in a summary that takes the focus', async () => {
    const { user } = await renderForm(form.form);
    const looksWrong = (label: string) =>
      Object.values(styleOf(field(label)))
        .join()
        .includes('var(--danger)');
    expect(labels.filter(looksWrong)).toEqual([]);
    await press(send(form));
    expect(labels.filter(looksWrong)).toEqual(labels);
    const icons = iconsIn(send(form).closest('form') ?? document.body);
    expect(icons.filter((icon) => icon === 'circle-exclamation-point')).toHaveLength(labels.length);
    expect(summary()).toHaveFocus();
    expect(styleOf(summary()).background).toBe('var(--danger-ground)');
    const links = summaryLinks();
    const wanted = labels.map((label) =>
      label.startsWith('I accept') ? 'Lead privacy' : `Enter: ${label}`,
    );
    expect(links.map(({ textContent }) => textContent)).toEqual(wanted);
    for (const [index, label] of labels.entries()) {
      expect(field(label)).toBeInvalid();
      expect(field(label)).toHaveAccessibleDescription(
        expect.stringMatching(new RegExp(`Wrong: ${wanted[index] ?? ''}$`)),
      );
      await user.click(links[index] ?? summary());
      expect(field(label)).toHaveFocus();
    }
    expect(window.location.hash).toBe('');
    await press(send(form));
    expect(summary()).toHaveFocus();
    expect(network.requests).toEqual([]);
  });

  it('has the privacy notice and the terms, with their links', async () => {
    await renderForm(form.form);
    for (const [name, address] of [
      ['policy', '/privacy-policy'],
      ['terms', '/terms'],
    ])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
    expect(screen.getByText(/^We keep to the/)).toBeInTheDocument();
  });

  it('takes neither spaces for a text nor "a@b" for an e-mail address', async () => {
    const view = await renderForm(form.form);
    const wrong = labels.map((label) => [label, /email/i.test(label) ? 'a@b' : '   ']);
    await fillIn(view, form, Object.fromEntries(wrong));
    await press(send(form));
    const isText = 'textarea, input:not([type=password], [type=checkbox])';
    const wanted = labels
      .filter((label) => field(label).matches(isText))
      .map((label) => `${/email/i.test(label) ? 'Correct' : 'Enter'}: ${label}`);
    expect(summaryLinks().map(({ textContent }) => textContent)).toEqual(wanted);
    expect(network.requests).toEqual([]);
  });

  it('gives each field its payload name and its browser attributes', async () => {
    await renderForm(form.form);
    // Sent before the scripts are there, its values would stand in the address.
    expect(send(form).closest('form')).toHaveAttribute('method', 'post');
    const controls = [...document.querySelectorAll('input, textarea, select')];
    const names = Object.values(form.fields).map(({ name }) => name);
    expect(controls.map((control) => control.getAttribute('name'))).toEqual(
      form === login ? names : [...names, HONEYPOT_NAME],
    );
    for (const [label, { is = {} }] of Object.entries(form.fields)) {
      expect(field(label)).toBeRequired();
      expect(field(label)).not.toHaveAttribute('aria-disabled');
      for (const [name, value] of Object.entries(is)) {
        expect(field(label)).toHaveAttribute(name, value);
      }
    }
  });

  // Phones kill background tabs without an event.
  it('keeps unsent values as soon as they are typed, but no password and nothing of a login', async () => {
    jest.useFakeTimers();
    const first = await renderForm(form.form);
    await fillIn(first, form);
    expect(/ada/i.test(everythingKept())).toBe(form !== login);
    expect(everythingKept()).not.toContain('secret');
    first.unmount();
    await renderForm(form.form);
    const kept = { ...typedInto(form), ...(hasSecret && { Password: '' }) };
    expect(heldBy(form)).toEqual(form === login ? empty(form) : kept);
    expect(screen.queryByText(/^Enter: /)).not.toBeInTheDocument();
  });
});

it('a text that was deleted again is not there after a reload', async () => {
  const first = await renderForm(contact.form);
  await write(first.user, field('Message'), 'Hello');
  await write(first.user, field('First name'), 'Ada');
  await first.user.clear(field('Message'));
  first.unmount();
  const second = await renderForm(contact.form);
  expect(field('Message')).toHaveValue('');
  await second.user.clear(field('First name'));
  second.unmount();
  await renderForm(contact.form);
  expect(heldBy(contact)).toEqual(empty(contact));
});

it('a draft with only a password is not kept', async () => {
  const view = await renderForm(signup.form);
  await write(view.user, field('Password'), 'secret');
  expect(await screen.findByLabelText('Username')).toBeValid();
  view.leave();
  expect(sessionStorage).toHaveLength(0);
});
