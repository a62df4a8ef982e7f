/**
 * Runs in the page: names each field of a file where it shows, over the faded page. Of a list the first
 * item is named; the others are only framed.
 * @returns the fields, in the order of the page, and how far down the page they stand
 */
export function markFields(file: string): { fields: string[]; end: number } {
  const COLOUR = '#0b3fbf';
  for (const image of Array.from(document.images)) image.loading = 'eager';
  const main = document.querySelector('main');
  if (!main) throw new Error('The page has no main part.');
  // The picture of a long page is scaled down further.
  const fontSize = main.offsetHeight > 5000 ? 22 : 17;
  const fields: string[] = [];
  let end = 0;
  const frames = Array.from(main.querySelectorAll('[data-content-field]'), (element) => {
    const [own, , field = ''] = (element.getAttribute('data-content-field') ?? '').split(':');
    const { left, top, width, height } = element.getBoundingClientRect();
    if (own !== file || width * height < 16 || !element.checkVisibility()) return undefined;
    const name = field.replace(/\.\d+(?=\.|$)/g, '[]');
    const isFirst = !fields.includes(name);
    if (isFirst) fields.push(name);
    end = Math.max(end, top + scrollY + height);
    const frame = document.createElement('div');
    Object.assign(frame.style, {
      position: 'absolute',
      left: `${left + scrollX - 3}px`,
      top: `${top + scrollY - 3}px`,
      width: `${width + 6}px`,
      height: `${height + 6}px`,
      outline: `2px solid ${COLOUR}`,
      zIndex: '999',
    });
    if (isFirst) {
      const label = document.createElement('span');
      label.textContent = name;
      const isAtTop = top + scrollY < main.offsetTop + 24;
      const isAtEnd = left > innerWidth - 240;
      Object.assign(label.style, {
        position: 'absolute',
        [isAtEnd ? 'right' : 'left']: '-2px',
        [isAtTop ? 'top' : 'bottom']: isAtTop ? '0' : '100%',
        padding: '1px 6px',
        background: COLOUR,
        color: '#fff',
        font: `600 ${fontSize}px/1.25 ui-monospace, monospace`,
        whiteSpace: 'nowrap',
      });
      frame.append(label);
    }
    return frame;
  });
  for (const part of Array.from(main.children)) {
    if (part instanceof HTMLElement) part.style.opacity = '0.4';
  }
  document.querySelector('content-edit')?.remove();
  document.adoptedStyleSheets = [];
  document.body.append(...frames.filter((frame) => frame !== undefined));
  return { fields, end };
}
