const NOTE = 'content-note';

const STYLE = `
:host { all: initial; position: fixed; inset: 64px 0 auto; z-index: 2147483000; inline-size: fit-content; max-inline-size: min(44rem, 94%); margin-inline: auto; }
p { display: flex; gap: 16px; align-items: center; margin: 0; padding: 10px 10px 10px 16px; border-radius: 6px; background: #1d1f24; color: #f3f4f6; font: 15px/1.5 system-ui, sans-serif; }
button { flex: none; padding: 6px 12px; border: 1px solid #f3f4f6; border-radius: 4px; background: none; color: inherit; font: inherit; cursor: pointer; }
`;

/** Shows a sentence above /admin, in place of the last one, until the editor closes it; undefined closes it. */
export function showNote(sentence: string | undefined): void {
  document.querySelector(NOTE)?.remove();
  if (sentence === undefined) return;
  const host = document.createElement(NOTE);
  host.setAttribute('role', 'status');
  const tree = host.attachShadow({ mode: 'open' });
  tree.innerHTML = `<style>${STYLE}</style><p><span></span><button>Close</button></p>`;
  const words = tree.querySelector('span');
  const [first = '', ...others] = sentence.split('\n');
  words?.append(first);
  // The line break in the text keeps words apart where only the text is read.
  for (const line of others) words?.append(document.createElement('br'), `\n${line}`);
  tree.querySelector('button')?.addEventListener('click', () => host.remove());
  document.documentElement.append(host);
}
