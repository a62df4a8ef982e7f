import { fireEvent, screen } from '@testing-library/react';
import { answer } from '../support/fakeFetch';
import { contact, empty, field, fillIn, heldBy, lead, send } from '../support/forms';
import { press, renderForm, settle, setUpTab, type View, write } from '../support/renderForm';

const network = setUpTab();

const name = () => field('Name');

let view: View;

async function begin(form = lead) {
  view = await renderForm(form.form);
  await fillIn(view, form, { Name: 'Ada' });
  await press(send());
}

async function goTo({ form } = lead) {
  view.leave();
  view.show(form);
  await settle();
}

async function moveOn(form = lead) {
  await begin(form);
  await goTo(form);
}

const comeBack = () => fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));

describe('a form on another page, opened while the request of the first is under way', () => {
  it('shows the typed values, and is empty once the request succeeds', async () => {
    await moveOn();
    expect(name()).toHaveValue('Ada');
    await settle(() => network.resolve(answer(200)));
    expect(screen.getByText('Lead sent')).toBeInTheDocument();
    expect(heldBy(lead)).toEqual(empty(lead));
    expect(sessionStorage).toHaveLength(0);
  });

  it('is empty on the next page if the request has succeeded in between', async () => {
    await moveOn();
    view.leave();
    await settle(() => network.resolve(answer(200)));
    view.show(lead.form);
    await settle();
    expect(name()).toHaveValue('');
  });

  it('shows that it is being sent, and cannot be sent or changed meanwhile', async () => {
    await moveOn();
    expect(send()).toHaveTextContent('Sending');
    expect(send()).toHaveAttribute('aria-disabled', 'true');
    await write(view.user, name(), ' Lovelace');
    expect(name()).toHaveValue('Ada');
    await press(send());
    expect(network.requests).toHaveLength(1);
  });

  it('is cleared after an error and offers to restore the message', async () => {
    await moveOn(contact);
    expect(field('Message')).toHaveValue('Hello\nthere');
    await settle(() => network.reject());
    expect(field('Message')).toHaveValue('');
    await view.user.click(screen.getByRole('button', { name: 'Put it back' }));
    expect(field('Message')).toHaveValue('Hello\nthere');
  });
});

describe('a form out of the back/forward cache', () => {
  it('keeps later changes when the first request still succeeds', async () => {
    await begin();
    comeBack();
    await write(view.user, name(), ' Lovelace');
    await settle(() => network.resolve(answer(200)));
    expect(screen.getByText('Lead sent')).toBeInTheDocument();
    expect(name()).toHaveValue('Ada Lovelace');
    await goTo();
    expect(name()).toHaveValue('Ada Lovelace');
  });
});
