/** Bundles /admin separately from Gatsby, so that visitors load none of it. */
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

/** Not imported: the namespace of plugins/loadTypeScript.js would end up in the path to esbuild's binary. */
const { build: bundle, context }: typeof esbuild = createRequire(path.resolve('package.json'))(
  'esbuild',
);

/** The CMS's build for bundlers, which includes its fonts. */
const CMS_PACKAGE = 'node_modules/@sveltia/cms/npm';

/** Names of the templates, by type of page. */
export type Templates = Readonly<Record<string, string>>;

const buildOptions = (project: string, out: string, templates: Templates) =>
  ({
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
      TEMPLATES: JSON.stringify(templates),
      'process.env.NODE_ENV': '"production"',
      'process.env': '{}',
      'process.env.GATSBY_API_HOST': '""',
      'process.env.GATSBY_API_TOKEN': '""',
    },
    alias: { gatsby: './plugins/gatsby-plugin-content-admin/src/preview/gatsbyStandIn.tsx' },
  }) satisfies esbuild.BuildOptions;

const copyAssets = (project: string, out: string): void =>
  fs.cpSync(path.join(project, CMS_PACKAGE, 'assets'), path.join(out, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });

/**
 * Empties `out` and writes the published /admin; without a place to save to, the page explains the set-up.
 * @param sources input of the check and the preview; it is published, so it must hold nothing private
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
  const write = (address: string, text: string) =>
    fs.writeFileSync(path.join(out, path.basename(address)), text);
  write('index.html', adminPage(place));
  if (!place) return;
  copyAssets(project, out);
  await bundle(buildOptions(project, out, templates));
  const index = readContentIndex(project, true, sources, await openPictures(project));
  write(CONTENT_INDEX, JSON.stringify(index));
  write(PICTURE_INDEX, JSON.stringify(currentPictures()));
}

/** Prepares the bundle of `npm run develop`; the returned function rebuilds the changed parts. */
export function developBundle(project: string, out: string, templates: () => Templates) {
  // An earlier build may have written its own /admin there.
  fs.rmSync(out, { recursive: true, force: true });
  copyAssets(project, out);
  let started: Promise<esbuild.BuildContext> | undefined;
  return async () => {
    started ??= context(buildOptions(project, out, templates()));
    return (await started).rebuild();
  };
}
