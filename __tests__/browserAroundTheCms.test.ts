/** @jest-environment node */
/** The assumptions behind docs/decisions/0016-browser-around-the-cms.md. */
import fs from 'node:fs';

const cmsTypes = fs.readFileSync('node_modules/@sveltia/cms/types/public.d.ts', 'utf8');

const cmsType = (name: string): string => {
  const [, type = ''] =
    new RegExp(`^export type ${name} = (.*?);$(?=\\n(?:export|/\\*\\*))`, 'ms').exec(cmsTypes) ??
    [];
  return type.replace(/\/\*\*.*?\*\//gs, '').replace(/\s+/g, ' ');
};

test('the working-tree workaround is needed while the CMS has no backend for a local server', () => {
  expect(cmsType('GitBackendName')).toBe('"github" | "gitlab" | "gitea"');
  expect(cmsType('BackendName')).toBe('GitBackendName | "test-repo"');
});

test('the move workaround is needed while the CMS uses FileSystemFileHandle.move', () => {
  const code = fs.readFileSync('node_modules/@sveltia/cms/npm/index.js', 'utf8');
  expect(code).toMatch(/[`'"]move[`'"]in FileSystemFileHandle\.prototype/);
});

test('the note of picked files is needed while the CMS passes only the entry to a save guard', () => {
  expect(cmsType('AppEventListener')).toMatch(
    /handler: \(args: \{ author: AppEventAuthor; entry: MapOf<ApiEntry>; \}\)/,
  );
});

test('the commit guard is needed while the CMS has no event before a deletion', () => {
  expect(cmsType('AppEventType')).toBe(
    '"prePublish" | "postPublish" | "preUnpublish" | "postUnpublish" | "preSave" | "postSave"',
  );
});
