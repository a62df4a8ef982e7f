/** Reads the style sheets and style attributes of an SVG: all rules alike, without their order or weight. Pure. */

/** CSS syntax, "Consume an escaped code point": `u\72l(` is `url(`. */
export const unescaped = (css: string): string =>
  css.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_whole, code?: string, sign?: string) => {
    const point = Number.parseInt(code ?? '', 16);
    return sign ?? (point <= 0x10ffff ? String.fromCodePoint(point) : '');
  });

/** The pieces of a style sheet: strings, its punctuation, and what is between. */
const CSS_PIECES = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]|[^{};"']+/g;

/** A declaration, with the selectors that it stands under. */
interface Declaration {
  selectors: string[];
  property: string;
  value: string;
}

/** Returns the declarations of a style sheet, or of a style attribute, whose selector is `*`. */
export function declarationsIn(css: string): Declaration[] {
  const found: Declaration[] = [];
  /** What stands before each brace that is open: selectors, or a condition like `@media`. */
  const open: string[] = [];
  /** What has been read since the last brace or semicolon. */
  let text = '';
  const endDeclaration = () => {
    const [property = '', ...value] = text.split(':');
    const selector = open.findLast((prelude) => !prelude.startsWith('@')) ?? '*';
    if (value.length > 0) {
      found.push({ selectors: selector.split(','), property, value: value.join(':') });
    }
    text = '';
  };
  for (const [piece] of css.replace(/\/\*[^]*?\*\//g, ' ').matchAll(CSS_PIECES)) {
    if (piece === '{') {
      open.push(text.trim());
      text = '';
    } else if (piece === '}') {
      endDeclaration();
      open.pop();
    } else if (piece === ';') {
      endDeclaration();
    } else {
      text += piece;
    }
  }
  endDeclaration();
  return found;
}

/**
 * Returns the names in the last part of a selector, without its conditions: `svg g > path.a:hover` has "path" and ".a".
 */
export function namesIn(selector: string): string[] {
  const [last = ''] = selector
    .replace(/\[[^[\]]*\]|\([^()]*\)/g, '')
    .trim()
    .split(/[\s>+~]+/)
    .slice(-1);
  const names = last.replace(/:.*$/, '').match(/[.#]?[^.#]+/g) ?? [];
  return names.map((name) => name.replace(/^.*\|/, '')).filter((name) => !/^[*&]$/.test(name));
}
