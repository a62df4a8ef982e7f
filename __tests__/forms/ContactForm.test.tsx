import { screen } from '@testing-library/react';
import { ContactForm } from '../../src/forms/ContactForm';
import { answer } from '../support/fakeFetch';
import { contactContent } from '../support/formContent';
import { contact, field, fillIn, send } from '../support/forms';
import { press, renderForm, settle, setUpTab, type View, write } from '../support/renderForm';
import { styleOf } from '../support/viewport';

const network = setUpTab();

const about = (initialMessage: string) => (
  <ContactForm content={contactContent()} initialMessage={initialMessage} />
);

const message = () => field('Message');
const offer = () => screen.queryByRole('button', { name: 'Put it back' });
const putBack = (view: View) => view.user.click(offer() ?? document.body);

async function fail(view: View, text = 'Hello') {
  await fillIn(view, contact, { Message: text });
  network.plan(answer(500));
  await press(send());
}

it('an unsent message is offered again, also after a reload, until a message is sent', async () => {
  const first = await renderForm(contact.form);
  await fail(first);
  expect(screen.getByText('It is still here.')).toBeInTheDocument();
  first.unmount();
  const second = await renderForm(contact.form);
  expect(message()).toHaveValue('');
  expect(offer()).toBeInTheDocument();
  await fillIn(second, contact);
  network.plan(answer(200));
  await press(send());
  expect(offer()).not.toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});

it('restoring an unsent message keeps the text that was written after the error', async () => {
  const view = await renderForm(contact.form);
  await fail(view, 'First');
  await write(view.user, message(), 'Second');
  await putBack(view);
  expect(message()).toHaveValue('First');
  expect(field('First name')).toHaveFocus();
  await putBack(view);
  expect(message()).toHaveValue('Second');
  expect(field('First name')).toHaveValue('');
  expect(offer()).toBeInTheDocument();
});

describe('a visitor who comes with a subject', () => {
  it('finds the message started with the newest subject', async () => {
    const view = await renderForm(contact.form);
    for (const subject of ['About the login', 'About something else']) {
      view.show(about(subject));
      await settle();
      expect(message()).toHaveValue(subject);
      expect(screen.queryByText(/^Enter: /)).not.toBeInTheDocument();
    }
  });

  it('finds an earlier draft unchanged', async () => {
    const first = await renderForm(contact.form);
    await write(first.user, message(), 'Mine');
    first.unmount();
    const second = await renderForm(about('About the login'));
    expect(message()).toHaveValue('Mine');
    second.show(about('About something else'));
    await settle();
    expect(message()).toHaveValue('Mine');
  });
});

// https://github.com/openstreetmap/openstreetmap-website/issues/3431
it('the message field orders text by its own direction, in either edition', async () => {
  await renderForm(<ContactForm content={contactContent()} />);
  const message = screen.getByRole('textbox', { name: 'Message' });
  expect(styleOf(message)['unicode-bidi']).toBe('plaintext');
});
