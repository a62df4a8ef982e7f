/** What is not the company's own yet, listed over /admin; each item opens its form. */
import { kindOfFile } from '../../../../../src/content/kinds';
import type { LaunchItem } from '../../check/checkSources';
import { showProblems } from '../../develop/problemPanel';
import { LAUNCH_PANEL, launchHeading } from '../../launch/launchHeading';
import { checkIndex } from '../checkDraft';
import { loadContentIndex } from './saveGuard';

/** The address of an entry's form in the CMS. */
function formAddress({ file }: LaunchItem): string {
  const kind = kindOfFile(file);
  if (!kind) return '#/';
  if (kind.folder === undefined) return `#/collections/_singletons/entries/${kind.name}`;
  return `#/collections/${kind.name}/entries/${file.replace(/^.*\/|\.[^.]*$/g, '')}`;
}

/** Shows the list, where anything is left on it. */
export async function showLaunchList(isWorkingTree: boolean): Promise<void> {
  const index = await loadContentIndex(isWorkingTree);
  const { launch } = checkIndex(index, index.sources);
  showProblems(document, launch, {
    host: LAUNCH_PANEL,
    heading: launchHeading(launch.length),
    linkOf: formAddress,
  });
}
