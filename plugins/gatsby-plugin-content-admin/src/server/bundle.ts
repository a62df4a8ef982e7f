/** Bundles /admin separately from Gatsby, so that visitors load none of it. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as esbuild from 'esbuild';
import { openPictures, type Source } from '../../../gatsby-plugin-content-check';
import { inProject } from '../../../shared/generatedFiles';
import { packageLicences } from '../../../shared/licences';
import { CONTENT_INDEX, PICTURE_INDEX } from '../content/endpoints';
import type { FormsBackend } from '../content/formsBackend';
import { adminPage } from './adminHtml';
import { readContentIndex } from './readContentIndex';

/** Not imported: the namespace of plugins/shared/loadTypeScript.js would end up in the path to esbuild's binary. */
const requireInProject = createRequire(path.resolve('package.json'));

const { build: bundle, context }: typeof esbuild = requireInProject('esbuild');

/** The folder of the CMS's build for bundlers and its fonts. In a workspace it is above the project. */
const cmsFolder = (): string => path.dirname(requireInProject.resolve('@sveltia/cms'));

const FOLDER = inProject('public/admin');

const BUILD = {
  absWorkingDir: inProject(),
  entryPoints: {
    start: 'plugins/gatsby-plugin-content-admin/src/client/start.ts',
    check: 'plugins/gatsby-plugin-content-admin/src/worker/startCheck.ts',
    page: 'plugins/gatsby-plugin-content-admin/src/worker/startPage.ts',
    preview: 'plugins/gatsby-plugin-content-admin/src/preview/start.tsx',
  },
  outdir: FOLDER,
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  minify: true,
  chunkNames: 'chunks/[name]-[hash]',
  assetNames: 'assets/[name]-[hash]',
  publicPath: '/admin',
  loader: { '.woff2': 'file', '.svg': 'file' },
  legalComments: 'none',
  logLevel: 'silent',
  define: {
    'process.env.NODE_ENV': '"production"',
    'process.env': '{}',
    'process.env.GATSBY_API_HOST': '""',
    'process.env.GATSBY_API_TOKEN': '""',
  },
  alias: { gatsby: './plugins/gatsby-plugin-content-admin/src/preview/gatsbyStandIn.tsx' },
} satisfies esbuild.BuildOptions;

const copyAssets = (): void =>
  fs.cpSync(path.join(cmsFolder(), 'assets'), path.join(FOLDER, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });

interface AdminContent {
  /** Input of the check and the preview; it is published, so it must hold nothing private. */
  sources: readonly Source[];
  /** The PictureIndex, as JSON can hold it. */
  pictures: unknown;
}

/** Writes the published /admin; without a place to save to, the page explains the set-up. */
export async function bundleAdmin(
  backend: FormsBackend | undefined,
  { sources, pictures }: AdminContent,
): Promise<void> {
  fs.rmSync(FOLDER, { recursive: true, force: true });
  fs.mkdirSync(FOLDER);
  const write = (address: string, text: string) =>
    fs.writeFileSync(path.join(FOLDER, path.basename(address)), text);
  write('index.html', adminPage(backend));
  if (!backend) return;
  copyAssets();
  const { metafile } = await bundle({ ...BUILD, metafile: true });
  write('licences.txt', packageLicences(inProject(), Object.keys(metafile.inputs)));
  const index = readContentIndex(inProject(), true, sources, await openPictures(inProject()));
  write(CONTENT_INDEX, JSON.stringify(index));
  write(PICTURE_INDEX, JSON.stringify(pictures));
}

/** Prepares the bundle of `npm run develop`; the returned function rebuilds the changed parts. */
export function developBundle() {
  // An earlier build may have written its own /admin there.
  fs.rmSync(FOLDER, { recursive: true, force: true });
  copyAssets();
  let started: Promise<esbuild.BuildContext> | undefined;
  return async () => {
    started ??= context(BUILD);
    return (await started).rebuild();
  };
}
