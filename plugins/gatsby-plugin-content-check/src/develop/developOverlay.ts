/**
 * The check's problems over the pages of `npm run develop`, each with a link that opens its line in
 * VS Code. gatsby-browser.tsx loads it there only: the published site has nothing of it.
 */
import { counted, launchHeading, type Problem } from '../check/format';
import { type ContentState, EVENTS_ENDPOINT } from './endpoints';
import { LAUNCH_PANEL, showProblems } from './problemPanel';

/** VS Code's own scheme for "open this file at this line". */
const editorLink = (project: string, { file, line, column }: Problem): string =>
  `vscode://file/${encodeURI(`${project}/${file}`).replace(/^\/+/, '')}:${line}:${column}`;

/** Shows the problems from now on, as long as the page is open. */
export function startOverlay(): void {
  const events = new EventSource(EVENTS_ENDPOINT);
  events.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const { problems, launch, project }: ContentState = JSON.parse(data);
    showProblems(document, problems, {
      heading: `${counted(problems.length, 'problem')} in data/: this is the last good version`,
      linkOf: (problem) => editorLink(project, problem),
    });
    showProblems(document, problems.length > 0 ? [] : launch, {
      host: LAUNCH_PANEL,
      heading: launchHeading(launch.length),
      linkOf: (item) => editorLink(project, item),
    });
  });
}
