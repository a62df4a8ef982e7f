import * as fs from 'fs';
import * as path from 'path';
import { readBuildEnvironment } from '../../../src/environment';
import { lateScripts } from '../../gatsby-plugin-start-on-intent/src/lateScripts';
import { withContentSecurityPolicy } from './contentSecurityPolicy';
import { pageFiles } from './pageFiles';
import { pageStyles } from './pageStyles';
import { PageTransform } from './pageTransform';
import { RenderedPages } from './renderedPages';
import { keepVisitorFiles } from './visitorFiles';

const publicFolderOf = (project: string) => path.join(project, 'public');

/** The pieces that Gatsby puts into pages. It finds them here in the next build; visitors never ask. */
const piecesOf = (project: string) => path.join(publicFolderOf(project), '_gatsby');
const keptPiecesOf = (project: string) => path.join(project, '.cache/rendered-pieces');

function move(from: string, to: string): void {
  if (!fs.existsSync(from)) return;
  fs.rmSync(to, { recursive: true, force: true });
  fs.renameSync(from, to);
}

const renderedPagesOf = (project: string) =>
  new RenderedPages(path.join(project, '.cache/rendered-pages'));

/** What is done to each page, in this order. The policy stands last: it hashes the others' work. */
function pageTransforms(project: string, variables: NodeJS.ProcessEnv): PageTransform[] {
  const { apiHost } = readBuildEnvironment(variables);
  return [pageStyles, lateScripts(publicFolderOf(project)), withContentSecurityPolicy(apiHost)];
}

/** Before a build: gives Gatsby its own pages back, in place of those that `postBuild` has finished. */
export function preBuild(project: string): void {
  const publicFolder = publicFolderOf(project);
  if (!fs.existsSync(path.join(publicFolder, 'page-data'))) return;
  renderedPagesOf(project).putBack(pageFiles(publicFolder));
  move(keptPiecesOf(project), piecesOf(project));
}

/**
 * Finishes what Gatsby has built in `project`: changes the pages, then clears public/ of everything
 * that is not for visitors. Throws what a transform throws.
 */
export function postBuild(
  project: string,
  variables: NodeJS.ProcessEnv,
  transforms = pageTransforms(project, variables),
): void {
  const publicFolder = publicFolderOf(project);
  const rendered = renderedPagesOf(project);
  for (const page of pageFiles(publicFolder)) {
    const html = fs.readFileSync(page.file, 'utf8');
    rendered.write(
      page,
      transforms.reduce((text, transform) => transform(text, page.address), html),
    );
  }
  move(piecesOf(project), keptPiecesOf(project));
  keepVisitorFiles(publicFolder);
}
