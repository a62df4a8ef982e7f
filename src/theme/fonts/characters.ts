/** The characters of the font files: ASCII, the accents of common names, typographic punctuation. */
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));

const ACCENTS = 'àáâäãçèéêëìíîïñòóôöùúûüÉ';

export const CHARACTERS = `${ASCII.join('')}${ACCENTS}\u00a0©·–—‘’“”…•€`;
