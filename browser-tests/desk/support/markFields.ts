/** What is taken of a page: the fields of a file in one part of it. */
export interface MarkedPart {
  file: string;
  /** CSS selector of the part. */
  part: string;
}

/**
 * Runs in the page, and may hold no named function: tsx would give it a helper that the page does not have. Names each field of a file where it shows, over the faded page. Of a list the first
 * item is named; the others are only framed. No name covers another.
 * @returns the fields, in the order of the page, and the piece of the page that shows them
 */
export function markFields({ file, part: selector }: MarkedPart) {
  const COLOUR = '#0b3fbf';
  const part = document.querySelector(selector);
  if (!(part instanceof HTMLElement)) throw new Error(`The page has no ${selector}.`);
  // Nothing of the page is above an open dialogue.
  const ground = part instanceof HTMLDialogElement ? part : document.body;
  const probe = document.createElement('div');
  Object.assign(probe.style, { position: 'absolute', left: '0', top: '0' });
  ground.append(probe);
  const origin = probe.getBoundingClientRect();
  probe.remove();
  for (const one of Array.from(part.children)) {
    if (one instanceof HTMLElement) one.style.opacity = '0.45';
  }
  const fields: string[] = [];
  const boxes: { left: number; top: number; right: number; bottom: number }[] = [];
  const labels: { label: HTMLElement; frame: HTMLElement }[] = [];
  // The picture of a long page is scaled down further.
  const fontSize = part.offsetHeight > 5000 ? 22 : 17;
  const marked = [part, ...Array.from(part.querySelectorAll('[data-content-field]'))];
  for (const element of marked) {
    const [own, , field = ''] = (element.getAttribute('data-content-field') ?? '').split(':');
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    if (own !== file || width * height < 16) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const name = field.replace(/\.\d+(?=\.|$)/g, '[]');
    boxes.push({ left, top, right, bottom });
    const frame = document.createElement('div');
    Object.assign(frame.style, {
      position: 'absolute',
      left: `${left - origin.left - 3}px`,
      top: `${top - origin.top - 3}px`,
      width: `${width + 6}px`,
      height: `${height + 6}px`,
      outline: `2px solid ${COLOUR}`,
      zIndex: '2147483001',
    });
    ground.append(frame);
    if (fields.includes(name)) continue;
    fields.push(name);
    const label = document.createElement('span');
    label.textContent = name;
    Object.assign(label.style, {
      position: 'absolute',
      padding: '1px 6px',
      background: COLOUR,
      color: '#fff',
      font: `600 ${fontSize}px/1.25 ui-monospace, monospace`,
      whiteSpace: 'nowrap',
      zIndex: '2147483002',
    });
    labels.push({ label, frame });
  }
  // Each name is put near its field where it hides the least, and never on another name.
  const taken: DOMRect[] = [];
  const limit = part.getBoundingClientRect();
  for (const { label, frame } of labels) {
    frame.append(label);
    const { width: wide, height: high } = label.getBoundingClientRect();
    const box = frame.getBoundingClientRect();
    const spots = [
      [box.left - 2, box.top - high],
      [box.right, box.top],
      [box.right - wide, box.top - high],
      [box.right - wide, box.top],
      [box.left - 2, box.bottom],
    ];
    for (let step = 1; step < 40; step += 1) spots.push([box.left, box.bottom + step * high]);
    let best = { x: box.left, y: box.top, cost: Infinity };
    for (const [left = 0, top = 0] of spots) {
      const x = Math.max(limit.left, Math.min(left, limit.right - wide));
      const y = Math.max(limit.top, top);
      const isTaken = taken.some(
        (one) => x < one.right && x + wide > one.left && y < one.bottom && y + high > one.top,
      );
      if (isTaken) continue;
      const hidden = boxes.reduce((sum, one) => {
        const across = Math.min(x + wide, one.right) - Math.max(x, one.left);
        const down = Math.min(y + high, one.bottom) - Math.max(y, one.top);
        return sum + Math.max(0, across) * Math.max(0, down);
      }, 0);
      const away = Math.max(0, y - box.bottom, box.top - high - y);
      const cost = hidden + away * wide;
      if (cost < best.cost) best = { x, y, cost };
    }
    Object.assign(label.style, { left: `${best.x - box.left}px`, top: `${best.y - box.top}px` });
    taken.push(label.getBoundingClientRect());
  }
  document.querySelector('content-edit')?.remove();
  document.adoptedStyleSheets = [];
  // A page ends below its last field; a part of a page is shown whole.
  const last = Math.max(...[...boxes, ...taken].map((one) => one.bottom)) + 24;
  const least = limit.top + 480;
  const bottom =
    selector === 'main'
      ? Math.min(Math.max(last, least), limit.bottom)
      : Math.max(last, limit.bottom);
  const clip = {
    x: limit.left,
    y: limit.top + scrollY,
    width: limit.width,
    height: bottom - limit.top,
  };
  return { fields, clip };
}
