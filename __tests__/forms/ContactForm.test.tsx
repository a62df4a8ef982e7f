import { screen } from '@testing-library/react';
import { ContactForm } from '../../src/forms/ContactForm';
import { HONEYPOT_NAME } from '../../src/forms/core/Honeypot';
import { answer, fakeFetch } from '../support/fakeFetch';
import { contactContent, formWords } from '../support/formContent';
import { press, renderForm, settle, setUpTab, type View, write } from '../support/renderForm';

setUpTab();

let network: ReturnType<typeof fakeFetch>;
beforeEach(() => {
  network = fakeFetch();
});

const contact = (initialMessage?: string) => (
  <ContactForm content={contactContent()} words={formWords} initialMessage={initialMessage} />
);

const box = (name: string) => screen.getByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: /^Send/ });
const putBack = () => screen.getByRole('button', { name: 'Put it back' });
const offersMessage = () => screen.queryByRole('button', { name: 'Put it back' }) !== null;

async function fillIn({ user }: View, message = 'Hello\nthere') {
  await write(user, box('First name'), ' Ada ');
  await write(user, box('Last name'), 'Lovelace');
  await write(user, box('Email'), 'ada@example.com');
  await write(user, box('Phone'), 'ask for Ada');
  await write(user, box('Message'), message);
}

async function fail(end: ReturnType<typeof answer> | Error = answer(500)) {
  network.plan(end);
  await press(send());
}

describe('the contact form', () => {
  it('sends its trimmed payload, says so and is empty again', async () => {
    const view = await renderForm(contact());
    await fillIn(view);
    network.plan(answer(200));
    await press(send());
    expect(screen.getByText('Message sent')).toBeInTheDocument();
    expect(network.requests.map(({ payload }) => payload)).toEqual([
      {
        first_name: 'Ada',
        last_name: 'Lovelace',
        email: 'ada@example.com',
        phone: 'ask for Ada',
        message: 'Hello\nthere',
      },
    ]);
    expect(box('First name')).toHaveValue('');
    expect(box('Message')).toHaveValue('');
    expect(offersMessage()).toBe(false);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    [answer(202), 'Message unexpected'],
    [answer(500, '<h1>Oops</h1>'), 'Message error'],
    [answer(422, { message: '<b>Too</b> long' }), 'Server: <b>Too</b> long'],
    [new TypeError('Failed to fetch'), 'Message network'],
  ])('after an error is empty, and puts the message back on request (%#)', async (end, message) => {
    const view = await renderForm(contact());
    await fillIn(view);
    await fail(end);
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(box('First name')).toHaveValue('');
    expect(box('Message')).toHaveValue('');
    await view.user.click(putBack());
    expect(box('First name')).toHaveValue(' Ada ');
    expect(box('Phone')).toHaveValue('ask for Ada');
    expect(box('Message')).toHaveValue('Hello\nthere');
    expect(box('First name')).toHaveFocus();
    expect(offersMessage()).toBe(false);
    network.plan(answer(200));
    await press(send());
    expect(network.requests[1]?.payload).toEqual(network.requests[0]?.payload);
  });

  it('says that the message is still there', async () => {
    const view = await renderForm(contact());
    await fillIn(view);
    await fail();
    expect(screen.getByText('It is still here.').closest('[role=status]')).toBeInTheDocument();
  });

  it('keeps the message through a reload until a message is sent', async () => {
    const first = await renderForm(contact());
    await fillIn(first);
    await fail();
    first.unmount();
    const second = await renderForm(contact());
    expect(box('Message')).toHaveValue('');
    expect(offersMessage()).toBe(true);
    await fillIn(second, 'Another one');
    network.plan(answer(200));
    await press(send());
    expect(offersMessage()).toBe(false);
    expect(sessionStorage).toHaveLength(0);
  });

  it('loses nothing that was written between the error and putting the message back', async () => {
    const view = await renderForm(contact());
    await fillIn(view, 'First');
    await fail();
    await write(view.user, box('Message'), 'Second');
    await view.user.click(putBack());
    expect(box('Message')).toHaveValue('First');
    await view.user.click(putBack());
    expect(box('Message')).toHaveValue('Second');
    expect(box('First name')).toHaveValue('');
    expect(offersMessage()).toBe(true);
  });

  it('keeps every message that failed', async () => {
    const view = await renderForm(contact());
    await fillIn(view, 'First');
    await fail();
    await fillIn(view, 'Second');
    await fail();
    await view.user.click(putBack());
    expect(box('Message')).toHaveValue('Second');
    await view.user.clear(box('Message'));
    await view.user.click(putBack());
    expect(box('Message')).toHaveValue('First');
  });

  it('keeps the message of a visitor who left before the error came', async () => {
    const view = await renderForm(contact());
    await fillIn(view);
    await press(send());
    view.leave();
    await settle(() => network.reject());
    expect(screen.getByText('Message network')).toBeInTheDocument();
    view.show(contact());
    await view.user.click(putBack());
    expect(box('Message')).toHaveValue('Hello\nthere');
  });

  it('begins the message of a visitor who comes with a subject', async () => {
    const view = await renderForm(contact());
    view.show(contact('About the login'));
    await settle();
    expect(box('Message')).toHaveValue('About the login');
    view.show(contact('About something else'));
    await settle();
    expect(box('Message')).toHaveValue('About something else');
  });

  it('does not keep a subject as the visitor’s own work', async () => {
    const view = await renderForm(contact('About the login'));
    view.unmount();
    expect(sessionStorage).toHaveLength(0);
  });

  it('leaves a draft alone that comes with a subject', async () => {
    const first = await renderForm(contact());
    await write(first.user, box('Message'), 'Mine');
    first.unmount();
    const second = await renderForm(contact('About the login'));
    expect(box('Message')).toHaveValue('Mine');
    second.show(contact('About something else'));
    await settle();
    expect(box('Message')).toHaveValue('Mine');
  });

  it('has the type, name and autofill hint of each field', async () => {
    await renderForm(contact());
    const hints = { 'First name': 'given-name', 'Last name': 'family-name', Email: 'email' };
    for (const [name, hint] of Object.entries(hints)) {
      expect(box(name)).toHaveAttribute('autocomplete', hint);
    }
    expect(box('Phone')).toHaveAttribute('type', 'tel');
    expect(box('Phone')).toHaveAttribute('inputmode', 'tel');
    expect(box('Message').tagName).toBe('TEXTAREA');
    const names = [...document.querySelectorAll('input, textarea')]
      .filter((field) => !field.matches(`[name='${HONEYPOT_NAME}']`))
      .map((field) => field.getAttribute('name'));
    expect(names).toEqual(['first_name', 'last_name', 'email', 'phone', 'message']);
  });
});
