import * as path from 'path';
import { readBuildEnvironment } from '../content/environment';
import { withContentSecurityPolicy } from './contentSecurityPolicy';
import { lateScripts } from './lateScripts';
import { pageFiles } from './pageFiles';
import { pageStyles } from './pageStyles';
import { PageTransform } from './pageTransform';
import { RenderedPages } from './renderedPages';
import { keepVisitorFiles } from './visitorFiles';

/** What is done to each page, in this order. The policy stands last: it hashes the others' work. */
function pageTransforms(publicFolder: string, variables: NodeJS.ProcessEnv): PageTransform[] {
  const { apiHost } = readBuildEnvironment(variables);
  return [pageStyles, lateScripts(publicFolder), withContentSecurityPolicy(apiHost)];
}

/**
 * Finishes what Gatsby has built in `project`: changes the pages, then clears public/ of everything
 * that is not for visitors. Throws what a transform throws.
 */
export function postBuild(
  project: string,
  variables: NodeJS.ProcessEnv,
  transforms = pageTransforms(path.join(project, 'public'), variables),
): void {
  const publicFolder = path.join(project, 'public');
  const rendered = new RenderedPages(path.join(project, '.cache/rendered-pages'));
  for (const page of pageFiles(publicFolder)) {
    const html = rendered.read(page);
    const finished = transforms.reduce((text, transform) => transform(text, page.address), html);
    rendered.write(page, html, finished);
  }
  keepVisitorFiles(publicFolder);
}
