/** Writes the icons and the files that describe the whole site; adapter.ts finishes the pages. */
import type { GatsbyNode } from 'gatsby';
import { PICTURE_FOLDER } from '../../../src/content/model/pictureFields';
import { isOf } from '../../../src/content/pages/entries';
import { type BuiltPage, canonicalPages } from '../../../src/content/pages/pages';
import { MAIN_LANGUAGE } from '../../../src/content/text/languages';
import { lastCheck } from '../../gatsby-plugin-content-check';
import { readBuildEnvironment } from '../../shared/buildEnvironment';
import { inProject } from '../../shared/generatedFiles';
import { publishLicence } from '../../shared/licences';
import { publishOwnIcons } from './icons';
import { lastChanges } from './lastChanges';
import { writeSiteFiles } from './siteFiles';
import { sitemapPages } from './sitemapPages';

/** Packages in the pages' scripts whose files name no licence, unlike those whose notices webpack collects. */
const WITHOUT_BANNER = ['lucide-react'];

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ store }) => {
  const { entries } = lastCheck();
  const sites = entries.filter((entry) => isOf(entry, 'site'));
  const company = sites.find(({ language }) => language === MAIN_LANGUAGE)?.content;
  if (!company) throw new Error('There is no data/site.yaml.');
  const built: ReadonlyMap<string, BuiltPage> = store.getState().pages;
  const canonical = canonicalPages(built.values());
  const pages = sitemapPages(canonical, entries, lastChanges(inProject()));
  const { siteUrl } = readBuildEnvironment(process.env);
  await publishOwnIcons(company, inProject(PICTURE_FOLDER), inProject('public'));
  for (const name of WITHOUT_BANNER) publishLicence(inProject(), name, inProject('public'));
  writeSiteFiles(inProject(), { ...company, siteUrl, pages });
};
