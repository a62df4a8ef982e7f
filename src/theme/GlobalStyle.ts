import { createGlobalStyle } from 'styled-components';
import { darkProperties, lightProperties, systemColorProperties } from './colorProperties';
import { commonFontFaces, fontFamilies } from './fontFaces';
import { COMMON } from './fonts/faces';
import { languageStyles } from './languageStyles';
import { below, forcedColors, reducedMotion } from './media';
import { color, fixedColor, motion, size, space } from './theme';
import { type } from './type';

/** Reset, custom properties of both themes, and the styles of plain elements. */
export const GlobalStyle = createGlobalStyle<{ $language: string }>`
  ${({ $language }) => commonFontFaces($language)}
  :root {
    --nav: 76px;
    ${fontFamilies(COMMON)}
    --name: var(--display);
  }
  ${below('nav')} {
    :root {
      --nav: 64px;
    }
  }
  :root {
    color-scheme: only light;
    ${lightProperties}
  }
  .dark {
    color-scheme: dark;
    ${darkProperties}
  }
  @media print, (forced-colors: active) {
    :root {
      ${systemColorProperties}
    }
  }
  @media print {
    :root {
      color-scheme: only light;
      font-size: 11px;
    }
    @page {
      margin: 12mm;
    }
  }
  .light .only-dark,
  .dark .only-light,
  #gatsby-announcer {
    display: none;
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-block-start: calc(${size.topBar} + var(--nav) + ${space[4]});
    background: ${color.ground};
  }
  body {
    margin: 0;
    background: ${color.ground};
    color: ${color.ink};
    ${type('body')}
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  blockquote {
    margin: 0;
    padding: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  h1,
  h2,
  h3,
  h4 {
    text-wrap: balance;
  }
  h1 {
    ${type('h1')}
  }
  h2 {
    ${type('h2')}
  }
  h3 {
    ${type('h3')}
  }
  h4 {
    ${type('h4')}
  }
  p {
    text-wrap: pretty;
  }
  h1,
  h2,
  h3,
  h4,
  p {
    overflow-wrap: anywhere;
  }
  img,
  svg {
    display: block;
    max-inline-size: 100%;
  }
  img {
    block-size: auto;
  }
  picture {
    display: contents;
  }
  source {
    display: none;
  }
  svg {
    flex: none;
  }
  a {
    color: ${color.link};
    text-underline-offset: 0.2em;
    text-decoration-thickness: 1px;
  }
  a:hover {
    text-decoration-thickness: 2px;
  }
  :where([data-ground]) a {
    color: inherit;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }
  address {
    font-style: normal;
  }

  /* Without specificity: a component in a box that clips draws its ring inside. */
  :where(:focus-visible) {
    outline: 3px solid var(--focus-ring, ${color.focus});
    outline-offset: 3px;
  }
  [data-ground='dark'] {
    --focus-ring: ${fixedColor.saffron};
    --behind: ${color.listen};
  }
  [data-ground='bright'] {
    --focus-ring: ${fixedColor.ink};
  }
  ${forcedColors} {
    :focus-visible {
      outline-color: Highlight;
    }
    button {
      border: 1px solid ButtonBorder !important;
    }
  }

  /* Behind an open menu or dialogue the page neither scrolls nor moves. Scrollbars are on the right in every
     language. The top bar is fixed, and takes --hidden-scrollbar: --scrollbar is still set when the dialogue has just
     closed. */
  @media screen {
    :root:has([data-opens='panel'][aria-expanded='true'], dialog[open]) {
      overflow: hidden;
      padding-right: var(--scrollbar);
      --hidden-scrollbar: var(--scrollbar);
    }
  }

  @media screen and (prefers-reduced-motion: no-preference) {
    .js.moves [data-reveal='waits'] {
      opacity: 0;
      translate: 0 24px;
    }
    .js [data-reveal='seen'] {
      transition:
        opacity ${motion.t3} ${motion.ease},
        translate ${motion.t4} ${motion.ease};
    }
    .js li:nth-child(even)[data-reveal='seen'] {
      transition-delay: 70ms;
    }
  }
  @media print {
    :is(h1, h2, h3, h4) {
      break-after: avoid;
    }
    :is(li, img, svg, figure, footer, [data-ground]) {
      break-inside: avoid;
    }
  }
  ${reducedMotion} {
    *:not(.Toastify__progress-bar),
    *::before,
    *::after {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`;

/** The global styles of the page's language. Must come after `GlobalStyle` on every page that is not English. */
export const LanguageStyle = createGlobalStyle<{
  $language: string;
}>`${({ $language }) => languageStyles($language)}`;
