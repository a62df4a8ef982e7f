/** @jest-environment node */
import { inboxText } from '../../stand-in-api/inboxText';
import type { Inbox } from '../../stand-in-api/store';

const empty: Inbox = { 'join-us': [], 'contact-us': [], login: [], register: [] };

const inbox: Inbox = {
  'join-us': [
    {
      id: '1',
      at: '2024-11-07T08:00:00.000Z',
      name: 'Ada',
      co_email: 'ada@example.com',
      service: 'Tactical',
    },
  ],
  'contact-us': [
    {
      id: '2',
      at: '2024-11-07T10:00:00.000Z',
      first_name: 'Bo',
      last_name: 'Lee',
      email: 'bo@example.com',
      phone: '+971',
      message: 'First line\nSecond line',
    },
  ],
  register: [
    {
      id: '3',
      at: '2024-11-07T09:00:00.000Z',
      name: 'Cy',
      username: 'cy',
      phone: '3',
      email: 'cy@example.com',
    },
  ],
  login: [
    { id: '4', at: '2024-11-07T11:00:00.000Z', username: 'cy', succeeded: false },
    { id: '5', at: '2024-11-07T11:00:00.000Z', username: 'cy', succeeded: true },
  ],
};

describe('the inbox as text', () => {
  it('says so when it is empty', () => {
    expect(inboxText(empty)).toBe('Nothing has arrived yet.');
  });

  it('lists the newest first, whatever the call', () => {
    const headings = inboxText(inbox)
      .split('\n')
      .filter((line) => /^\S/.test(line));
    expect(headings).toEqual([
      'Login, 2024-11-07T11:00:00.000Z',
      'Login, refused, 2024-11-07T11:00:00.000Z',
      'Contact message, 2024-11-07T10:00:00.000Z',
      'Registration, 2024-11-07T09:00:00.000Z',
      'Lead, 2024-11-07T08:00:00.000Z',
    ]);
  });

  it('aligns the values and keeps the lines of a message together', () => {
    expect(inboxText({ ...empty, 'contact-us': inbox['contact-us'] })).toBe(
      [
        'Contact message, 2024-11-07T10:00:00.000Z',
        '  Name:    Bo Lee',
        '  Email:   bo@example.com',
        '  Phone:   +971',
        '  Message: First line',
        '           Second line',
      ].join('\n'),
    );
  });

  it('shows control characters instead of sending them to the terminal', () => {
    const text = inboxText({
      ...empty,
      login: [{ id: '1', at: 'now', username: 'a\u001b[2Jb\u202ec', succeeded: false }],
    });
    expect(text).toContain('a\\u001b[2Jb\\u202ec');
  });
});
