/** The panel of problems over a page, in /admin's preview and `npm run develop`. A shadow tree isolates its styles. */
import { counted } from '../../../../src/content/model/describe';
import { inLanguage, placeOf } from '../check/format';
import type { Problem } from '../check/problem';

const PROBLEM_PANEL = 'content-problems';

const STYLE = `
:host { all: initial; direction: ltr; position: fixed; inset: auto 0 0; z-index: 2147483000; font: 14px/1.5 system-ui, sans-serif; }
details { max-block-size: 45vh; overflow: auto; background: #1d1f24; color: #f3f4f6; border-block-start: 4px solid #e5484d; }
details.advice { border-block-start-color: #f5a524; }
summary { padding: 10px 16px; font-size: 15px; font-weight: 600; cursor: pointer; }
ol { margin: 0; padding: 0 16px 12px; list-style: none; display: grid; gap: 10px; }
p { margin: 0; }
a, .place { color: #9ecbff; font: 12px/1.5 ui-monospace, monospace; }
pre { margin: 4px 0 0; font: 12px/1.4 ui-monospace, monospace; white-space: pre-wrap; color: #c9ccd3; }
.expected { color: #c9ccd3; }
`;

/** The height of the panel, which other elements at the bottom edge keep clear of. */
const PANEL_HEIGHT = '--content-panel-height';

function updateHeight(root: HTMLElement): void {
  const height = root.querySelector<HTMLElement>(PROBLEM_PANEL)?.offsetHeight ?? 0;
  root.style.setProperty(PANEL_HEIGHT, `${height}px`);
}

interface PanelOptions {
  heading?: string;
  /** Returns the address that opens a problem's place; without this function the place is not shown. */
  linkOf?: (problem: Problem) => string;
}

function headingOf(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const advice = `${counted(problems.length - errors, 'piece')} of advice`;
  if (errors === 0) return `${advice} on the content`;
  const others = errors < problems.length ? ` and ${advice}` : '';
  return `${counted(errors, 'problem')}${others} in the content`;
}

function itemOf(problem: Problem, { linkOf }: PanelOptions): HTMLElement {
  const { message, expected, suggestion, sourceLine } = problem;
  const item = document.createElement('li');
  const add = (name: string, textContent: string, className = '') => {
    const element = Object.assign(document.createElement(name), { textContent, className });
    item.append(element);
    return element;
  };
  add('p', inLanguage(problem, message));
  const rest = [expected, suggestion].filter(Boolean).join(' ');
  if (rest !== '') add('p', rest, 'expected');
  if (linkOf) {
    add('a', placeOf(problem), 'place').setAttribute('href', linkOf(problem));
    if (sourceLine.trim() !== '') add('pre', sourceLine);
  }
  return item;
}

/** Shows the problems at the bottom of a page, or removes the panel if there are none. */
export function showProblems(problems: readonly Problem[], options: PanelOptions = {}): void {
  const { documentElement: root } = document;
  const before = root.querySelector(PROBLEM_PANEL);
  if (problems.length === 0) {
    before?.remove();
    updateHeight(root);
    return;
  }
  const host = before ?? document.createElement(PROBLEM_PANEL);
  host.setAttribute('role', 'status');
  const tree = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = STYLE;
  const folded = document.createElement('details');
  const isAdvice = problems.every(({ severity }) => severity === 'warning');
  // Advice starts folded; keep the user's choice after that.
  const shown = tree.querySelector('details');
  folded.className = isAdvice ? 'advice' : '';
  folded.open = shown?.className === folded.className ? shown.open : !isAdvice;
  const title = document.createElement('summary');
  title.textContent = options.heading ?? headingOf(problems);
  const list = document.createElement('ol');
  list.append(...problems.map((problem) => itemOf(problem, options)));
  folded.append(title, list);
  tree.replaceChildren(style, folded);
  if (!before) root.append(host);
  folded.addEventListener('toggle', () => updateHeight(root));
  updateHeight(root);
}
