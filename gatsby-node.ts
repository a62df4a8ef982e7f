import * as path from 'path';
import type { GatsbyNode } from 'gatsby';
import { useEncodingCache } from './src/art/encodingCache';
import { writePictures } from './src/art/pictureFiles';
import { postBuild } from './src/build/postBuild';
import { checkContent, formatProblem } from './src/content/check';
import { EnvironmentError, readBuildEnvironment } from './src/content/environment';
import { graphqlTypes } from './src/content/graphqlTypes';
import { GENERATED_PICTURES, wantedPictures } from './src/content/pictures';
import { contentResolvers, createFieldExtensions, workedOutTypes } from './src/content/resolvers';
import { PageEntry, sitePages } from './src/content/sitePages';

useEncodingCache(path.join(__dirname, '.generated/encoded'));

/** Checks the variables and the content before anything else, so that nothing is built half. */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  try {
    for (const warning of readBuildEnvironment(process.env).warnings) reporter.warn(warning);
  } catch (error) {
    if (error instanceof EnvironmentError) reporter.panic(error.message);
    throw error;
  }
};

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  const { entries, problems } = checkContent(__dirname);
  if (problems.length > 0) {
    const list = problems.map(formatProblem).join('\n');
    reporter.panic(`data/ holds ${problems.length} problem(s). Nothing was built.\n\n${list}`);
  }
  await writePictures(wantedPictures(entries), path.join(__dirname, GENERATED_PICTURES));
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  createFieldExtensions(actions);
  actions.createTypes(graphqlTypes());
  actions.createTypes(workedOutTypes);
};

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: create }) => {
  create(contentResolvers());
};

interface EntriesQuery {
  allService: { nodes: Pick<PageEntry, 'id' | 'slug'>[] };
  allCaseStudy: { nodes: Pick<PageEntry, 'id' | 'slug' | 'otherSpellings'>[] };
  allPartner: { nodes: Pick<PageEntry, 'id' | 'slug'>[] };
  allLegalPage: { nodes: Pick<PageEntry, 'id' | 'slug'>[] };
}

export const createPages: GatsbyNode['createPages'] = async ({ actions, graphql, reporter }) => {
  const { data, errors } = await graphql<EntriesQuery>(`
    query EntriesWithPages {
      allService {
        nodes {
          id
          slug
        }
      }
      allCaseStudy {
        nodes {
          id
          slug
          otherSpellings
        }
      }
      allPartner {
        nodes {
          id
          slug
        }
      }
      allLegalPage {
        nodes {
          id
          slug
        }
      }
    }
  `);
  if (!data) {
    reporter.panicOnBuild('The entries could not be read.', errors);
    return;
  }
  const entries: PageEntry[] = [
    ...data.allService.nodes.map((node) => ({ ...node, type: 'Service' as const })),
    ...data.allCaseStudy.nodes.map((node) => ({ ...node, type: 'CaseStudy' as const })),
    ...data.allPartner.nodes.map((node) => ({ ...node, type: 'Partner' as const })),
    ...data.allLegalPage.nodes.map((node) => ({ ...node, type: 'LegalPage' as const })),
  ];
  for (const page of sitePages(entries)) {
    actions.createPage({
      path: page.path,
      component: path.join(__dirname, 'src/templates', `${page.template}.tsx`),
      context: page.context,
    });
  }
};

export const onPostBuild: GatsbyNode['onPostBuild'] = () => postBuild(__dirname, process.env);

/** No source maps: they would publish the sources, and the scripts would still name them once removed. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions }) => {
  if (stage === 'build-javascript') actions.setWebpackConfig({ devtool: false });
};
