import fs from 'node:fs';
import path from 'node:path';

/** Returns the files of a project's `data/`, by path: what the stand-in for GitHub begins with. */
export function contentFiles(project: string): Record<string, Buffer> {
  const found = fs.readdirSync(path.join(project, 'data'), {
    withFileTypes: true,
    recursive: true,
  });
  return Object.fromEntries(
    found.flatMap((entry) => {
      if (!entry.isFile()) return [];
      const place = path.join(entry.parentPath, entry.name);
      const file = path.relative(project, place).split(path.sep).join('/');
      return [[file, fs.readFileSync(place)]];
    }),
  );
}
