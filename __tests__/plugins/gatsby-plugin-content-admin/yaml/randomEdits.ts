/** Random edits of data, the same for the same seed: what a person can do to a form, and worse. */

type Fields = Record<string, unknown>;

/** Texts that YAML could take for something else, or that end a line or a quote too early. */
const NASTY = [
  'with: colon',
  '# hash',
  'a # hash',
  "it's",
  '"quoted"',
  '- dash',
  '12',
  '1.10',
  '010',
  '0x1f',
  '0b11',
  '1e3',
  '1_000',
  'true',
  'Yes',
  'null',
  '~',
  '2024-01-02',
  '2024-01-02T10:00:00Z',
  '12:30',
  '.5',
  'several\nlines',
  'a\n\nb',
  'ends here\n',
  '\nbegins there',
  'behind ',
  ' before',
  'two  spaces',
  'Ünïcode 🎉',
  '*star',
  '&and',
  '!tag',
  '{braces}',
  '[brackets](/about)',
  '%percent',
  '@at',
  '`tick`',
  '|',
  '>-',
  '? what',
  ': start',
  'a\tb',
  '\u0085next',
  '\u2028line',
  '---',
  '...',
  '',
  ' ',
  'no-break\u00a0space',
  'back\\slash',
  `${'very '.repeat(60)}long`,
  `${'very long, with a colon: '.repeat(12)}`,
];

const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Mulberry32. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function randomEdits(seed: number) {
  const random = generator(seed);
  const below = (count: number) => Math.floor(random() * count);
  const pick = <T>(from: readonly T[]): T => {
    const one = from[below(from.length)];
    if (one === undefined) throw new Error('Nothing to pick from.');
    return one;
  };
  let removes = false;

  const newValue = (): unknown =>
    pick<() => unknown>([
      () => pick(NASTY),
      () => pick(NASTY),
      () => below(100) - 50,
      () => random() < 0.5,
      () => [pick(NASTY), pick(NASTY)],
      () => ({ title: pick(NASTY), text: pick(NASTY) }),
      () => [{ title: pick(NASTY), points: ['one', pick(NASTY)] }],
      () => [],
    ])();

  function changedText(text: string): string {
    const words = text.split(' ');
    const at = below(words.length);
    const kind = random();
    if (kind < 0.4) return pick(NASTY);
    if (kind < 0.7) words.splice(at, 1, 'another');
    else if (kind < 0.85) words.splice(at, 0, 'more', 'words');
    else words.splice(at, 1 + below(3));
    return words.join(' ');
  }

  function changedList(list: readonly unknown[]): unknown[] {
    const items = [...list];
    const kind = random();
    if (kind < 0.2 && items.length > 0) {
      removes = true;
      items.splice(below(items.length), 1);
    } else if (kind < 0.4) {
      const like = items.length > 0 ? copy(pick(items)) : newValue();
      items.splice(below(items.length + 1), 0, random() < 0.5 ? changed(like) : newValue());
    } else if (kind < 0.5) items.reverse();
    else if (kind < 0.6 && items.length > 1) {
      const [moved] = items.splice(below(items.length), 1);
      items.splice(below(items.length + 1), 0, moved);
    } else if (items.length > 0) {
      const at = below(items.length);
      items[at] = changed(items[at]);
    }
    return items;
  }

  function changedGroup(group: Fields): Fields {
    const entries = Object.entries(group);
    const kind = random();
    if (kind < 0.08 && entries.length > 1) {
      removes = true;
      entries.splice(below(entries.length), 1);
    } else if (kind < 0.16) {
      entries.splice(below(entries.length + 1), 0, [`added${below(99)}`, newValue()]);
    } else if (entries.length > 0) {
      const entry = pick(entries);
      entry[1] = changed(entry[1]);
    }
    return Object.fromEntries(entries);
  }

  function changed(value: unknown): unknown {
    if (random() < 0.03) {
      removes = true;
      return newValue();
    }
    if (Array.isArray(value)) return changedList(value);
    if (isGroup(value)) return changedGroup(value);
    return typeof value === 'string' ? changedText(value) : newValue();
  }

  /** Every text of a value that stands in prose. */
  function texts(value: unknown, found: { text: string; write: (text: string) => void }[]): void {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, own] of Object.entries(value)) {
      if (typeof own === 'string' && /^\S+(?: \S+)*$/.test(own)) {
        found.push({ text: own, write: (text) => Reflect.set(value, name, text) });
      } else texts(own, found);
    }
  }

  return {
    /** Puts one other word into one text. */
    oneWord(data: Fields): Fields {
      const found: Parameters<typeof texts>[1] = [];
      texts(data, found);
      const { text, write } = pick(found);
      const words = text.split(' ');
      const at = below(words.length);
      words[at] = `${pick(['changed', 'word', 'edit'])}${below(10)}`;
      write(words.join(' '));
      return data;
    },
    /** Makes up to four edits; `removes` is true where one of them may take comments with it. */
    several(data: Fields): { data: Fields; removes: boolean } {
      removes = false;
      let edited = data;
      for (let left = 1 + below(4); left > 0; left -= 1) edited = changedGroup(edited);
      return { data: edited, removes };
    },
  };
}
