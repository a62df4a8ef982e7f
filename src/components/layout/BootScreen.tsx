import { escapedMarkup } from '../../basics/escapedMarkup';
import { piecesOf } from '../../content/text/textLinks';
import type { ErrorPageWords } from '../../hooks/useSiteContent';
import { BOOT_SCREEN } from '../../sharedNames';
import { color, space } from '../../theme/theme';
import { splitPhones } from '../ui/text';

const escapedWithPhones = (text: string) =>
  splitPhones(text)
    .map((part, index) =>
      index % 2 ? `<bdi dir="ltr">${escapedMarkup(part)}</bdi>` : escapedMarkup(part),
    )
    .join('');

const link = (href: string, words: string, style = '') =>
  `<a href="${escapedMarkup(href)}"${style && ` style="${style}"`}>${escapedWithPhones(words)}</a>`;

const richText = (text: string) =>
  piecesOf(text)
    .map((piece) =>
      typeof piece === 'string' ? escapedWithPhones(piece) : link(piece.address, piece.words),
    )
    .join('');

const layout = `display:grid;gap:${space[5]};justify-items:start;padding:${space[7]} ${space.gutter}`;

const status = `padding:8px 14px;background:${color.sunken}`;

const button =
  'padding:14px 28px;border-radius:99px;box-shadow:inset 0 0 0 2px;color:inherit;font-weight:600;text-decoration:none';

/**
 * The error screen for a page whose scripts do not load: a template that bootGuard.ts shows within the page. It is a
 * string because React cannot hydrate a template, and has its own styles because nothing else may have loaded.
 */
export const BootScreen = ({ title, failure, action }: ErrorPageWords) => (
  <template
    id={BOOT_SCREEN}
    dangerouslySetInnerHTML={{
      __html: [
        `<div role="alert" style="${layout}">`,
        `<h2 style="font-size:1.75rem">${escapedMarkup(title)}</h2>`,
        `<code style="${status}">${escapedMarkup(failure.status)} ${escapedMarkup(failure.missing)}</code>`,
        `<p style="max-inline-size:60ch">${richText(failure.text)}</p>`,
        link('', failure.retry, button),
        link(action.link, action.label, button),
        '</div>',
      ].join(''),
    }}
  />
);
