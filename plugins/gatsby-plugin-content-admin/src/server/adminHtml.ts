/** The HTML of /admin, with its policy and the styles that hide parts of the CMS. */
import { GITHUB_API } from '../content/endpoints';
import { BACKEND_ELEMENT, type FormsBackend } from '../content/formsBackend';

/** The CMS adds inline styles, shows pictures as blobs, and connects to no host but GitHub, if it saves there. */
function adminPolicy(backend: FormsBackend | undefined): string {
  const isGitHub = backend?.name === 'github';
  // No build states another address: only `npm run forge` does.
  const api = isGitHub ? new URL(backend.api_root ?? GITHUB_API).origin : '';
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline' blob:",
    `img-src 'self' blob: data:${isGitHub ? ' https://avatars.githubusercontent.com' : ''}`,
    "worker-src 'self'",
    "font-src 'self'",
    `connect-src 'self' blob: data:${isGitHub ? ` ${api}` : ''}`,
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'none'",
  ].join('; ');
}

/**
 * Hides elements of the CMS that no setting removes. They have no public names, and no test notices if an upgrade gives
 * them others: then they are seen again, which does no more harm than each line says.
 */
const STYLE = [
  '',
  // The button "Translate from English" of a field and of a form: its service would be a host that the policy forbids.
  '.field > header > button[title], .header [role="toolbar"] button[title] { display: none !important; }',
  // The button that removes an item of a list, in a translation (there the menu before it is disabled): the CMS would
  // remove the item of the original.
  '.header > .end > button[aria-haspopup]:disabled + button { display: none !important; }',
  // "Try again later" above the reason why nothing was saved: later does not help. The reason has a size of its own.
  '[role="alertdialog"] :has(> [role="none"].error) { font-size: 0 !important; }',
  '',
].join('\n');

const NOT_SET_UP = `<main style="max-width:40rem;margin:4rem auto;padding:0 1rem;font:16px/1.6 system-ui">
<h1>The content forms are not set up</h1>
<p>This site does not know yet which GitHub repository it comes from. Set the variable
<code>CMS_REPOSITORY</code> (like <code>owner/name</code>) and build again;
<code>docs/deploying.md</code> has the steps under “Sign-in for /admin”.</p>
<p>On your own computer the forms need nothing: <code>npm run develop</code>, then /admin there.</p>
</main>`;

const inScript = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

/** Returns the page; without a place to save to, it explains the set-up. */
export function adminPage(backend: FormsBackend | undefined): string {
  const body = backend
    ? `<script type="application/json" id="${BACKEND_ELEMENT}">${inScript(backend)}</script>
<script type="module" src="/admin/start.js"></script>`
    : NOT_SET_UP;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${adminPolicy(backend)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>Content</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`;
}
