/**
 * Tells other tabs that a form was sent. A browser that duplicates a tab copies its session storage, and with it the
 * draft: the visitor would find the form filled in there, take it for unsent, and send it again. Session storage tells
 * no other tab of a change, so a channel does.
 */
import { attempt } from '../../basics/attempt';
import { partOf } from '../../basics/partOf';
import { asFormValues, type FormValues } from './formValues';

const CHANNEL = 'sent-forms';

/** A form that was sent, as other tabs hear of it: without passwords. */
interface Sent {
  form: string;
  values: FormValues;
  /** What the tab that sent it shows. */
  message: string;
}

/** Opens the channel to the other tabs; undefined where there is none, or it is blocked. */
const openChannel = () => attempt(() => new BroadcastChannel(CHANNEL));

/** Tells the other tabs of a form. */
export function tellOtherTabs(sent: Sent): void {
  const channel = openChannel();
  channel?.postMessage(sent);
  channel?.close();
}

/** Listens to the other tabs for the form `name`, until the returned function is called. */
export function hearOtherTabs(name: string, onSent: (sent: Sent) => void): () => void {
  let channel: BroadcastChannel | undefined;
  const close = () => channel?.close();
  const open = () => {
    close();
    channel = openChannel();
    if (!channel) return;
    channel.onmessage = ({ data }) => {
      const values = asFormValues(partOf(data, 'values'));
      const message = partOf(data, 'message');
      if (partOf(data, 'form') !== name || !values || typeof message !== 'string') return;
      onSent({ form: name, values, message });
    };
  };
  open();
  // An open channel keeps a page out of some browsers' back/forward cache.
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', open);
  return () => {
    close();
    window.removeEventListener('pagehide', close);
    window.removeEventListener('pageshow', open);
  };
}
