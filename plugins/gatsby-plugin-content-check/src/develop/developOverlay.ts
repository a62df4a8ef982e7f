/** The check's problems over the pages of `npm run develop`, each with a link to its line in VS Code. */
import { counted, launchHeading, type Problem } from '../check/format';
import { LAUNCH_PANEL, showProblems } from './problemPanel';

/** Where the dev server says what the check finds in the working tree. */
export const PROBLEMS_ENDPOINT = '/__content/problems';

/** The same, sent again whenever it changes (server-sent events). */
export const EVENTS_ENDPOINT = '/__content/events';

/** What the check says about the working tree. */
export interface ContentState {
  problems: readonly Problem[];
  /** What is not the owner's yet. */
  launch: readonly Problem[];
  /** Absolute path of the project: an editor opens files by their absolute paths. */
  project: string;
}

/** Shows the problems until the page is closed. */
export function startOverlay(): void {
  const events = new EventSource(EVENTS_ENDPOINT);
  events.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const { problems, launch, project }: ContentState = JSON.parse(data);
    // VS Code's own scheme for "open this file at this line".
    const linkOf = ({ file, line, column }: Problem) =>
      `vscode://file/${encodeURI(`${project}/${file}`).replace(/^\/+/, '')}:${line}:${column}`;
    const heading = `${counted(problems.length, 'problem')} in data/: this is the last good version`;
    showProblems(document, problems, { heading, linkOf });
    showProblems(document, problems.length > 0 ? [] : launch, {
      host: LAUNCH_PANEL,
      heading: launchHeading(launch.length),
      linkOf,
    });
  });
}
