import { showNote } from '../../../../plugins/gatsby-plugin-content-admin/src/client/note';

/** The notes on the page, as screen readers are told of them. */
const notes = () => [...document.querySelectorAll('[role="status"]')];

/** What a note says, with a line break where one is shown. */
const wordsOf = (note: Element) =>
  [...(note.shadowRoot?.querySelector('span')?.childNodes ?? [])]
    .map((part) => (part.nodeName === 'BR' ? '\n' : part.textContent?.trim()))
    .join('');

const closeButton = () => notes()[0]?.shadowRoot?.querySelector('button');

afterEach(() => showNote(undefined));

test('a note is said as a status, word for word and line by line, signs of HTML included', () => {
  const sentence = 'Services › risk: <b>Name</b> & “more”.\n\nNothing was saved.';
  showNote(sentence);
  expect(notes().map(wordsOf)).toEqual([sentence]);
});

test('a note takes the place of the last one', () => {
  showNote('Not deleted.');
  showNote('Saved.');
  expect(notes().map(wordsOf)).toEqual(['Saved.']);
});

test('a note stays until the editor closes it, and the next one can be closed, too', () => {
  jest.useFakeTimers();
  for (const sentence of ['Not deleted.', 'Saved.']) {
    showNote(sentence);
    jest.advanceTimersByTime(3_600_000);
    expect(notes().map(wordsOf)).toEqual([sentence]);
    expect(closeButton()).toHaveTextContent('Close');
    closeButton()?.click();
    expect(notes()).toEqual([]);
  }
});

test('a note that no longer holds goes without the editor', () => {
  showNote('Not deleted.');
  showNote(undefined);
  expect(notes()).toEqual([]);
});
