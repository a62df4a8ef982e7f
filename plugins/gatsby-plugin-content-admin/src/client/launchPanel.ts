/** Lists the placeholders that are left in the content, above /admin of the working copy; each item opens its form. */
import {
  type ContentState,
  LAUNCH_PANEL,
  launchHeading,
  PROBLEMS_ENDPOINT,
  showProblems,
} from '../../../gatsby-plugin-content-check/browser';
import { formAddress } from '../forms/formAddress';

export async function showLaunchList(): Promise<void> {
  const { launch }: ContentState = await (await fetch(PROBLEMS_ENDPOINT)).json();
  showProblems(document, launch, {
    host: LAUNCH_PANEL,
    heading: launchHeading(launch.length),
    linkOf: ({ file }) => formAddress(file),
  });
}
