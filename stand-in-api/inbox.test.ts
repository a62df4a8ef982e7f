/** @jest-environment node */
import { appendFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Inbox, inboxText } from './inbox';

const file = () => path.join(mkdtempSync(path.join(tmpdir(), 'inbox-')), 'below', 'inbox.jsonl');

const lead = { name: 'Ada', co_email: 'ada@example.com', service: 'Tactical' };

it('the inbox says when nothing has arrived', () => {
  expect(inboxText(file())).toBe('Nothing has arrived yet.');
});

it('the inbox outlives the stand-in and lists the newest message first', () => {
  const kept = file();
  new Inbox(kept).add('join-us', true, lead);
  new Inbox(kept).add('contact-us', true, { message: 'Two lines,\nand more' });
  expect(inboxText(kept).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'NOW')).toBe(
    [
      'contact-us, NOW',
      '  succeeded: true',
      '  message:   Two lines,',
      '             and more',
      '',
      'join-us, NOW',
      '  succeeded: true',
      '  name:      Ada',
      '  co_email:  ada@example.com',
      '  service:   Tactical',
    ].join('\n'),
  );
});

it('the inbox shows a malformed line, and escapes control characters', () => {
  const kept = file();
  new Inbox(kept).add('join-us', true, { ...lead, name: '\u001b[31mRed\u202e' });
  appendFileSync(kept, '{"call": "join-\u001b\n');
  expect(inboxText(kept)).toContain('{"call": "join-\\u{1b}');
  expect(inboxText(kept)).toContain('\\u{1b}[31mRed\\u{202e}');
});
