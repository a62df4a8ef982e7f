/** Puts what arrived into words for a person. */
import type { Inbox } from './store';

interface InboxItem {
  at: string;
  heading: string;
  lines: readonly (readonly [label: string, value: string])[];
}

/** A value comes from outside: control characters in it must not steer the terminal. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, (character) =>
    character === '\n' || character === '\t'
      ? character
      : `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}

function itemsOf(inbox: Inbox): InboxItem[] {
  return [
    ...inbox['join-us'].map(({ at, name, co_email, service }) => ({
      at,
      heading: 'Lead',
      lines: [
        ['Name', name],
        ['Company email', co_email],
        ['Service', service],
      ] as const,
    })),
    ...inbox['contact-us'].map(({ at, first_name, last_name, email, phone, message }) => ({
      at,
      heading: 'Contact message',
      lines: [
        ['Name', `${first_name} ${last_name}`],
        ['Email', email],
        ['Phone', phone],
        ['Message', message],
      ] as const,
    })),
    ...inbox.register.map(({ at, name, username, email, phone }) => ({
      at,
      heading: 'Registration',
      lines: [
        ['Name', name],
        ['Username', username],
        ['Email', email],
        ['Phone', phone],
      ] as const,
    })),
    ...inbox.login.map(({ at, username, succeeded }) => ({
      at,
      heading: succeeded ? 'Login' : 'Login, refused',
      lines: [['Username', username]] as const,
    })),
  ];
}

function itemText({ at, heading, lines }: InboxItem): string {
  const width = Math.max(...lines.map(([label]) => label.length)) + 2;
  const indent = ' '.repeat(width + 2);
  const body = lines.map(([label, value]) => {
    const text = printable(value).split('\n').join(`\n${indent}`);
    return `  ${`${label}:`.padEnd(width)}${text}`;
  });
  return [`${heading}, ${printable(at)}`, ...body].join('\n');
}

/** All that arrived, newest first, one block each; a sentence when there is nothing. */
export function inboxText(inbox: Inbox): string {
  const items = itemsOf(inbox);
  if (items.length === 0) return 'Nothing has arrived yet.';
  // Reversed first, so that of two items of the same instant the later comes first.
  return items
    .reverse()
    .sort((left, right) => right.at.localeCompare(left.at))
    .map(itemText)
    .join('\n\n');
}
