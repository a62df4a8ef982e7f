/** Reads the YAML of services, case studies, partners and all other pages, and creates them from shared templates. */
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import {
  checkedEntries,
  librariesOf,
  readPictureIndex,
  redirects,
  shellView,
  sitePages,
} from './plugins/loadedModules';
import type { PageSort } from './src/content/pages';

/** The component in `src/templates` for each kind of content. */
const TEMPLATES: Record<PageSort, string> = {
  home: 'HomePage',
  about: 'AboutPage',
  contact: 'ContactPage',
  login: 'LoginPage',
  signup: 'SignupPage',
  services: 'ServicePage',
  'case-studies': 'CaseStudyPage',
  'case-study-lists': 'CaseStudyListPage',
  success: 'SuccessPage',
  partners: 'PartnerPage',
  legal: 'LegalPage',
  error: 'ErrorPage',
};

const templateOf = (sort: PageSort) =>
  path.join(__dirname, 'src/templates', `${TEMPLATES[sort]}.tsx`);

/**
 * Declares the GraphQL types `Shell` and `Content`. The shell around every page is a node, so that it is published
 * once rather than with each page.
 */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(`
    type Shell implements Node @dontInfer { language: String! view: JSON! }
    type Content implements Node @dontInfer { id: ID! }
  `);
};

/** Runs again in `npm run develop` whenever content has changed. */
export const createPages: GatsbyNode['createPages'] = async (args) => {
  const { actions, graphql, createNodeId, createContentDigest, reporter } = args;
  const entries = checkedEntries();
  if (entries.length === 0) {
    reporter.panic(
      'No content has been checked: gatsby-plugin-content-check, which reads data/, is not in gatsby-config.ts.',
    );
  }
  const libraries = librariesOf(entries, await readPictureIndex(graphql));
  for (const library of libraries) {
    const { language } = library;
    const view = shellView(library);
    actions.createNode({
      ...{ id: createNodeId(`shell ${language}`), language, view },
      internal: { type: 'Shell', contentDigest: createContentDigest(view) },
    });
  }
  for (const { path: address, sort, context, view } of sitePages(libraries)) {
    const props = { ...context, sort, view: view() };
    actions.createPage({ path: address, component: templateOf(sort), context: props });
  }
  for (const redirect of redirects(entries)) {
    actions.createRedirect({ ...redirect, isPermanent: true });
  }
};
