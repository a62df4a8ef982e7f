import { counted } from '../../../../src/content/model/describe';
import type { Problem } from '../check/problem';
import { showProblems } from './problemPanel';

/** The dev server's endpoint that sends the state as a server-sent event on every change. */
export const EVENTS_ENDPOINT = '/__content/events';

export interface ContentState {
  problems: readonly Problem[];
  /** Absolute path of the project, for links that open files in an editor. */
  project: string;
}

/** Shows the problems over a page of `npm run develop`, each with a link to its line in VS Code. */
export function startOverlay(): void {
  const events = new EventSource(EVENTS_ENDPOINT);
  events.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const { problems, project }: ContentState = JSON.parse(data);
    const linkOf = ({ file, line, column }: Problem) =>
      `vscode://file/${encodeURI(`${project}/${file}`).replace(/^\/+/, '')}:${line}:${column}`;
    const heading = `${counted(problems.length, 'problem')} in data/: this is the last good version`;
    showProblems(problems, { heading, linkOf });
  });
}
