import { fireEvent, screen } from '@testing-library/react';
import { ContactForm } from '../../src/forms/ContactForm';
import { LeadForm } from '../../src/forms/LeadForm';
import { answer, fakeFetch } from '../support/fakeFetch';
import { contactContent, formWords, leadContent } from '../support/formContent';
import { press, renderForm, settle, setUpTab, type View, write } from '../support/renderForm';

setUpTab();

let network: ReturnType<typeof fakeFetch>;
beforeEach(() => {
  network = fakeFetch();
});

const lead = <LeadForm content={leadContent()} words={formWords} />;
const contact = <ContactForm content={contactContent()} words={formWords} />;

const box = (name: string) => screen.getByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: /^Send/ });

async function fillIn({ user }: View) {
  await write(user, box('Name'), 'Ada');
  await write(user, box('Company email'), 'ada@example.com');
  await user.selectOptions(screen.getByRole('combobox'), 'Rowing');
  await user.click(screen.getByRole('checkbox'));
}

/** Sends the lead form and goes to another page that has one, before the answer. */
async function moveOn(view: View) {
  await fillIn(view);
  await press(send());
  view.leave();
  view.show(lead);
  await settle();
}

describe('a form on another page, opened while the request of the first is under way', () => {
  it('shows what was typed, and is empty once that has arrived', async () => {
    const view = await renderForm(lead);
    await moveOn(view);
    expect(box('Name')).toHaveValue('Ada');
    await settle(() => network.resolve(answer(200)));
    expect(screen.getByText('Lead sent')).toBeInTheDocument();
    expect(box('Name')).toHaveValue('');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is empty on the next page that has it, when what was typed has arrived in between', async () => {
    const view = await renderForm(lead);
    await moveOn(view);
    view.leave();
    await settle(() => network.resolve(answer(200)));
    view.show(lead);
    await settle();
    expect(box('Name')).toHaveValue('');
  });

  it('says that it is being sent, and cannot be sent or changed meanwhile', async () => {
    const view = await renderForm(lead);
    await moveOn(view);
    expect(send()).toHaveTextContent('Sending');
    expect(send()).toHaveAttribute('aria-disabled', 'true');
    await write(view.user, box('Name'), ' Lovelace');
    expect(box('Name')).toHaveValue('Ada');
    await press(send());
    expect(network.requests).toHaveLength(1);
  });

  it('is free where it is another form', async () => {
    const view = await renderForm(lead);
    await moveOn(view);
    view.leave();
    view.show(contact);
    await settle();
    await write(view.user, box('Message'), 'Hello');
    expect(box('Message')).toHaveValue('Hello');
    expect(send()).not.toHaveAttribute('aria-disabled');
  });

  it('keeps what was typed after an error, and can be sent', async () => {
    const view = await renderForm(lead);
    await moveOn(view);
    await settle(() => network.resolve(answer(500)));
    expect(box('Name')).toHaveValue('Ada');
    await press(send());
    expect(network.requests).toHaveLength(2);
  });

  it('is cleared where the form is cleared after an error, and offers the message', async () => {
    const view = await renderForm(contact);
    for (const name of ['First name', 'Last name', 'Phone', 'Message']) {
      await write(view.user, box(name), name);
    }
    await write(view.user, box('Email'), 'ada@example.com');
    await press(send());
    view.leave();
    view.show(contact);
    await settle();
    expect(box('Message')).toHaveValue('Message');
    await settle(() => network.reject());
    expect(box('Message')).toHaveValue('');
    await view.user.click(screen.getByRole('button', { name: 'Put it back' }));
    expect(box('Message')).toHaveValue('Message');
  });
});

describe('a form out of the back/forward cache', () => {
  /** Sends the lead form, and comes back to its page before the answer. */
  async function comeBack(view: View) {
    await fillIn(view);
    await press(send());
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  }

  it('keeps what was changed when the answer to the first text still comes', async () => {
    const view = await renderForm(lead);
    await comeBack(view);
    await write(view.user, box('Name'), ' Lovelace');
    await settle(() => network.resolve(answer(200)));
    expect(screen.getByText('Lead sent')).toBeInTheDocument();
    expect(box('Name')).toHaveValue('Ada Lovelace');
    view.leave();
    view.show(lead);
    await settle();
    expect(box('Name')).toHaveValue('Ada Lovelace');
  });

  it('leaves the draft of what was changed, when that page has been left as well', async () => {
    const view = await renderForm(lead);
    await comeBack(view);
    await write(view.user, box('Name'), ' Lovelace');
    view.leave();
    await settle(() => network.resolve(answer(200)));
    view.show(lead);
    await settle();
    expect(box('Name')).toHaveValue('Ada Lovelace');
  });

  it('can be sent on another page, where it was sent before', async () => {
    const view = await renderForm(lead);
    await fillIn(view);
    await press(send());
    view.leave();
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    view.show(lead);
    await settle();
    await press(send());
    expect(network.requests).toHaveLength(2);
  });

  it('complains of what is missing once, though the first request ends after it', async () => {
    const view = await renderForm(lead);
    await comeBack(view);
    await view.user.click(screen.getByRole('checkbox'));
    await press(send());
    expect(screen.getByRole('group')).toHaveFocus();
    box('Name').focus();
    await settle(() => network.reject());
    expect(box('Name')).toHaveFocus();
  });
});

it('a form that the visitor has left no longer listens to the window', async () => {
  const view = await renderForm(null);
  const listening = new Set<unknown>();
  const add = window.addEventListener.bind(window);
  const remove = window.removeEventListener.bind(window);
  jest.spyOn(window, 'addEventListener').mockImplementation((...event: Parameters<typeof add>) => {
    listening.add(event[1]);
    add(...event);
  });
  jest
    .spyOn(window, 'removeEventListener')
    .mockImplementation((...event: Parameters<typeof remove>) => {
      listening.delete(event[1]);
      remove(...event);
    });
  view.show(lead);
  await settle();
  expect(listening.size).toBeGreaterThan(0);
  view.leave();
  await settle();
  expect([...listening]).toEqual([]);
});
