/** What is not the company's own yet, listed over /admin; each item opens its form. */
import { showProblems } from '../../develop/problemPanel';
import { LAUNCH_PANEL, launchHeading } from '../../launch/launchHeading';
import { checkIndex } from '../checkDraft';
import { formAddress } from '../formAddress';
import { loadContentIndex } from './saveGuard';

/** Shows the list, where anything is left on it. */
export async function showLaunchList(isWorkingTree: boolean): Promise<void> {
  const index = await loadContentIndex(isWorkingTree);
  const { launch } = checkIndex(index, index.sources);
  showProblems(document, launch, {
    host: LAUNCH_PANEL,
    heading: launchHeading(launch.length),
    linkOf: ({ file }) => formAddress(file),
  });
}
