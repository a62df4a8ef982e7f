/** Makes the files of /admin. They are no part of Gatsby's bundle: no visitor loads a byte of them. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as esbuild from 'esbuild';
import { openPictures, type Source } from '../../../gatsby-plugin-content-check';
import { currentPictures } from '../../../gatsby-plugin-drawn-pictures';
import { CONTENT_INDEX, PICTURE_INDEX } from '../forms/checkDraft';
import type { SavingPlace } from '../forms/config';
import { adminPage } from '../forms/page';
import { readContentIndex } from './readContentIndex';

/**
 * esbuild as Node itself loads it: in the namespace of the plugins (plugins/loadTypeScript.js) it would
 * look for its program under a name that holds the namespace, and find none.
 */
const { build: bundle, context }: typeof esbuild = createRequire(path.resolve('package.json'))(
  'esbuild',
);

/** The CMS's package, made for bundlers: with its fonts, nothing is fetched from elsewhere. */
const CMS_PACKAGE = 'node_modules/@sveltia/cms/npm';

const GATSBY_STAND_IN = 'plugins/gatsby-plugin-content-admin/src/preview/gatsbyStandIn.tsx';

/** The files of the templates, by the sort of their pages. */
export type Templates = Readonly<Record<string, string>>;

/** The module that loads the templates for the preview. */
function pageComponents(templates: Templates): string {
  const lines = Object.entries(templates).map(
    ([sort, file]) => `${JSON.stringify(sort)}: () => import(${JSON.stringify(file)}),`,
  );
  return `export const pageComponents = {\n${lines.join('\n')}\n};`;
}

const adminPlugin = (project: string, templates: Templates): esbuild.Plugin => ({
  name: 'admin',
  setup(build) {
    build.onResolve({ filter: /^page-components$/ }, ({ path: name }) => ({
      path: name,
      namespace: 'generated',
    }));
    build.onLoad({ filter: /.*/, namespace: 'generated' }, () => ({
      contents: pageComponents(templates),
      resolveDir: path.join(project, 'src'),
    }));
    build.onResolve({ filter: /^gatsby$/ }, () => ({ path: path.join(project, GATSBY_STAND_IN) }));
  },
});

const buildOptions = (
  project: string,
  out: string,
  templates: Templates,
): esbuild.BuildOptions => ({
  absWorkingDir: project,
  entryPoints: {
    start: 'plugins/gatsby-plugin-content-admin/src/client/start.ts',
    preview: 'plugins/gatsby-plugin-content-admin/src/preview/start.tsx',
  },
  outdir: out,
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  minify: true,
  chunkNames: 'chunks/[name]-[hash]',
  assetNames: 'assets/[name]-[hash]',
  publicPath: '/admin',
  loader: { '.woff2': 'file' },
  legalComments: 'none',
  logLevel: 'silent',
  define: {
    'process.env.NODE_ENV': '"production"',
    // Nothing is sent from a preview, and nothing of the build's variables is known there.
    'process.env': '{}',
    'process.env.GATSBY_API_HOST': '""',
    'process.env.GATSBY_API_TOKEN': '""',
  },
  plugins: [adminPlugin(project, templates)],
});

/** Copies what the CMS loads beside its script: fonts, and decoders of pictures. */
const copyAssets = (project: string, out: string): void =>
  fs.cpSync(path.join(project, CMS_PACKAGE, 'assets'), path.join(out, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });

/**
 * Makes /admin as a build publishes it.
 * @param project root of the project
 * @param out the folder; what is in it is removed first
 * @param place where the forms save to; without one, the page says how to set it up
 * @param sources what the check and the preview may read: everybody can read what is published
 * @throws Error with esbuild's messages where the code does not compile
 */
export async function bundleAdmin(
  project: string,
  out: string,
  place: SavingPlace | undefined,
  sources: readonly Source[],
  templates: Templates,
): Promise<void> {
  fs.rmSync(out, { recursive: true, force: true });
  fs.mkdirSync(out);
  fs.writeFileSync(path.join(out, 'index.html'), adminPage(place));
  if (!place) return;
  copyAssets(project, out);
  await bundle(buildOptions(project, out, templates));
  const facts = await openPictures(project);
  const index = JSON.stringify(readContentIndex(project, true, sources, facts));
  fs.writeFileSync(path.join(out, path.basename(CONTENT_INDEX)), index);
  const pictures = JSON.stringify(currentPictures());
  fs.writeFileSync(path.join(out, path.basename(PICTURE_INDEX)), pictures);
}

/**
 * The bundle of `npm run develop`, in a folder that Gatsby's server hands out.
 * @returns bundles what has changed since the last time
 */
export function developBundle(
  project: string,
  out: string,
  templates: () => Templates,
): () => Promise<unknown> {
  // A former build has left its own /admin there.
  fs.rmSync(out, { recursive: true, force: true });
  copyAssets(project, out);
  let started: Promise<esbuild.BuildContext> | undefined;
  return async () => {
    started ??= context(buildOptions(project, out, templates()));
    return (await started).rebuild();
  };
}
