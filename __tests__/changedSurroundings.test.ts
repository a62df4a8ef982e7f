/** @jest-environment node */
/** Why the CMS finds something changed: docs/decisions/0016-changed-surroundings.md. */
import fs from 'node:fs';

const cmsTypes = fs.readFileSync('node_modules/@sveltia/cms/types/public.d.ts', 'utf8');

const cmsType = (name: string): string => {
  const [, type = ''] =
    new RegExp(`^export type ${name} = (.*?);$(?=\\n(?:export|/\\*\\*))`, 'ms').exec(cmsTypes) ??
    [];
  return type.replace(/\/\*\*.*?\*\//gs, '').replace(/\s+/g, ' ');
};

test('the working tree stands in for the browser’s private files as long as the CMS has no backend for a local server', () => {
  expect(cmsType('GitBackendName')).toBe('"github" | "gitlab" | "gitea"');
  expect(cmsType('BackendName')).toBe('GitBackendName | "test-repo"');
});

test('the same holds as long as the CMS moves files where the browser can', () => {
  const code = fs.readFileSync('node_modules/@sveltia/cms/npm/index.js', 'utf8');
  expect(code).toMatch(/[`'"]move[`'"]in FileSystemFileHandle\.prototype/);
});

test('picked files are noted as long as the CMS hands nothing but the entry to who guards a save', () => {
  expect(cmsType('AppEventListener')).toMatch(
    /handler: \(args: \{ author: AppEventAuthor; entry: MapOf<ApiEntry>; \}\)/,
  );
});

test('commits are looked at on their way as long as the CMS says nothing before it deletes', () => {
  expect(cmsType('AppEventType')).toBe(
    '"prePublish" | "postPublish" | "preUnpublish" | "postUnpublish" | "preSave" | "postSave"',
  );
});
