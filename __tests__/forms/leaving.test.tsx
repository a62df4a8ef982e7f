import { fireEvent, screen } from '@testing-library/react';
import { answer, fakeFetch } from '../support/fakeFetch';
import { contact, empty, field, fillIn, heldBy, lead, send } from '../support/forms';
import { press, renderForm, settle, setUpTab, type View, write } from '../support/renderForm';

setUpTab();

let network: ReturnType<typeof fakeFetch>;
beforeEach(() => {
  network = fakeFetch();
});

const name = () => field('Name');

/** Fills in the lead form and sends it. */
async function begin(view: View) {
  await fillIn(view, lead, { Name: 'Ada' });
  await press(send());
}

/** Sends the lead form and goes to another page that has one, before the answer. */
async function moveOn(view: View) {
  await begin(view);
  view.leave();
  view.show(lead.form);
  await settle();
}

describe('a form on another page, opened while the request of the first is under way', () => {
  it('shows what was typed, and is empty once that has arrived', async () => {
    const view = await renderForm(lead.form);
    await moveOn(view);
    expect(name()).toHaveValue('Ada');
    await settle(() => network.resolve(answer(200)));
    expect(screen.getByText('Lead sent')).toBeInTheDocument();
    expect(heldBy(lead)).toEqual(empty(lead));
    expect(sessionStorage).toHaveLength(0);
  });

  it('is empty on the next page that has it, when what was typed has arrived in between', async () => {
    const view = await renderForm(lead.form);
    await moveOn(view);
    view.leave();
    await settle(() => network.resolve(answer(200)));
    view.show(lead.form);
    await settle();
    expect(name()).toHaveValue('');
  });

  it('says that it is being sent, and cannot be sent or changed meanwhile', async () => {
    const view = await renderForm(lead.form);
    await moveOn(view);
    expect(send()).toHaveTextContent('Sending');
    expect(send()).toHaveAttribute('aria-disabled', 'true');
    await write(view.user, name(), ' Lovelace');
    expect(name()).toHaveValue('Ada');
    await press(send());
    expect(network.requests).toHaveLength(1);
  });

  it('is free where it is another form', async () => {
    const view = await renderForm(lead.form);
    await moveOn(view);
    view.leave();
    view.show(contact.form);
    await settle();
    await write(view.user, field('Message'), 'Hello');
    expect(field('Message')).toHaveValue('Hello');
    expect(send()).not.toHaveAttribute('aria-disabled');
  });

  it('keeps what was typed after an error, and can be sent', async () => {
    const view = await renderForm(lead.form);
    await moveOn(view);
    await settle(() => network.resolve(answer(500)));
    expect(name()).toHaveValue('Ada');
    await press(send());
    expect(network.requests).toHaveLength(2);
  });

  it('is cleared where the form is cleared after an error, and offers the message', async () => {
    const view = await renderForm(contact.form);
    await fillIn(view, contact);
    await press(send());
    view.leave();
    view.show(contact.form);
    await settle();
    expect(field('Message')).toHaveValue('Hello\nthere');
    await settle(() => network.reject());
    expect(field('Message')).toHaveValue('');
    await view.user.click(screen.getByRole('button', { name: 'Put it back' }));
    expect(field('Message')).toHaveValue('Hello\nthere');
  });
});

describe('a form out of the back/forward cache', () => {
  /** Sends the lead form, and comes back to its page before the answer. */
  async function comeBack(view: View) {
    await begin(view);
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  }

  it('keeps what was changed when the answer to the first text still comes', async () => {
    const view = await renderForm(lead.form);
    await comeBack(view);
    await write(view.user, name(), ' Lovelace');
    await settle(() => network.resolve(answer(200)));
    expect(screen.getByText('Lead sent')).toBeInTheDocument();
    expect(name()).toHaveValue('Ada Lovelace');
    view.leave();
    view.show(lead.form);
    await settle();
    expect(name()).toHaveValue('Ada Lovelace');
  });

  it('can be sent on another page, where it was sent before', async () => {
    const view = await renderForm(lead.form);
    await begin(view);
    view.leave();
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    view.show(lead.form);
    await settle();
    await press(send());
    expect(network.requests).toHaveLength(2);
  });

  it('complains of what is missing once, though the first request ends after it', async () => {
    const view = await renderForm(lead.form);
    await comeBack(view);
    await view.user.click(screen.getByRole('checkbox'));
    await press(send());
    expect(screen.getByRole('group')).toHaveFocus();
    name().focus();
    await settle(() => network.reject());
    expect(name()).toHaveFocus();
  });
});

it('a form that the visitor has left no longer listens to the page', async () => {
  // What listens for the layout's sake, the toasts, does so since the first form.
  const view = await renderForm(lead.form);
  view.leave();
  await settle();
  const listening: unknown[] = [];
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    jest.spyOn(target, 'addEventListener').mockImplementation((...[type, listener, how]) => {
      listening.push(listener);
      add(type, listener ?? (() => undefined), how);
    });
    jest.spyOn(target, 'removeEventListener').mockImplementation((...[type, listener, how]) => {
      listening.splice(listening.indexOf(listener), 1);
      remove(type, listener ?? (() => undefined), how);
    });
  }
  view.show(lead.form);
  await settle();
  expect(listening).not.toEqual([]);
  view.leave();
  await settle();
  expect(listening).toEqual([]);
});
