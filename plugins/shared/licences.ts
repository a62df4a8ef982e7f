/** The licences of what is published: they ask to travel with it. Nobody's first load has them. */
import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from './generatedFiles';

const PACKAGE = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;

const isLicence = (name: string): boolean => /^(?:licen[cs]e|copying|notice|ofl)\b/i.test(name);

/** Joins the licences of the packages that these files, relative to the project, are from. */
export function packageLicences(project: string, files: readonly string[]): string {
  const folders = [...new Set(files.flatMap((file) => PACKAGE.exec(file)?.[1] ?? []))].sort();
  return folders
    .flatMap((folder) => {
      const names = fs.readdirSync(path.join(project, folder)).filter(isLicence);
      const texts = names.map((name) => fs.readFileSync(path.join(project, folder, name), 'utf8'));
      const name = folder.replace(/^.*node_modules\//, '');
      return texts.length > 0 ? [`${name}\n${'='.repeat(name.length)}\n\n${texts.join('\n')}`] : [];
    })
    .join('\n\n');
}

/** Publishes the licence of a package, as /licences/packages/LICENSE-lucide-react.txt. */
export function publishLicence(project: string, name: string, publicFolder: string): void {
  const target = path.join(publicFolder, `licences/packages/LICENSE-${name}.txt`);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, packageLicences(project, [`node_modules/${name}/package.json`]));
}

/** Publishes the licences that stand beside the fonts, as /licences/en/LICENSE-Kufam.txt. */
export function publishFontLicences(fonts: string, publicFolder: string): void {
  for (const file of filesBelow(fonts).filter((name) => isLicence(path.basename(name)))) {
    const target = path.join(publicFolder, 'licences', file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.copyFileSync(path.join(fonts, file), target);
  }
}
