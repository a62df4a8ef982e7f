import * as path from 'path';
import { readBuildEnvironment } from '../content/environment';
import { codeDigest } from './codeDigest';
import { withContentSecurityPolicy } from './contentSecurityPolicy';
import { lateScripts, removeFormerSettings } from './lateScripts';
import { pageFiles } from './pageFiles';
import { pageStyles } from './pageStyles';
import { PageTransform } from './pageTransform';
import { RenderedPages } from './renderedPages';
import { keepVisitorFiles } from './visitorFiles';

/** What is done to each page, and a text that changes with it. */
interface Finish {
  transforms: PageTransform[];
  edition: string;
}

/** In this order: the policy stands last, because it hashes the others' work. */
function pageFinish(project: string, variables: NodeJS.ProcessEnv): Finish {
  const { apiHost } = readBuildEnvironment(variables);
  const publicFolder = path.join(project, 'public');
  const code = codeDigest(path.join(project, 'src/build'));
  return {
    transforms: [pageStyles, lateScripts(publicFolder), withContentSecurityPolicy(apiHost)],
    edition: `${code} ${apiHost ?? ''}`,
  };
}

/**
 * Finishes what Gatsby has built in `project`: changes the pages, then clears public/ of everything
 * that is not for visitors. Throws what a transform throws.
 */
export function postBuild(
  project: string,
  variables: NodeJS.ProcessEnv,
  { transforms, edition } = pageFinish(project, variables),
): void {
  const publicFolder = path.join(project, 'public');
  const rendered = new RenderedPages(path.join(project, '.cache/rendered-pages'), edition);
  const pages = pageFiles(publicFolder);
  for (const page of pages) {
    const html = rendered.unfinished(page);
    if (html === undefined) continue;
    const finished = transforms.reduce((text, transform) => transform(text, page.address), html);
    rendered.write(page, finished);
  }
  if (pages[0]) removeFormerSettings(publicFolder, pages[0].file);
  keepVisitorFiles(publicFolder);
}
