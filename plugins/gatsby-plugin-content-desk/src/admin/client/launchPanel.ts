/** What is not the company's own yet, listed over /admin of the working copy; each item opens its form. */
import { PROBLEMS_ENDPOINT } from '../../develop/endpoints';
import type { ContentState } from '../../develop/problemFeed';
import { showProblems } from '../../develop/problemPanel';
import { LAUNCH_PANEL, launchHeading } from '../../launch/launchHeading';
import { formAddress } from '../formAddress';

/** Shows the list, where anything is left on it. */
export async function showLaunchList(): Promise<void> {
  const { launch }: ContentState = await (await fetch(PROBLEMS_ENDPOINT)).json();
  showProblems(document, launch, {
    host: LAUNCH_PANEL,
    heading: launchHeading(launch.length),
    linkOf: ({ file }) => formAddress(file),
  });
}
