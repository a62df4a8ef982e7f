/** What `npm run develop` adds to Gatsby's server for /admin: the page, its files, and the working tree's. */
import * as fs from 'fs';
import type { IncomingMessage } from 'http';
import * as path from 'path';
import {
  type Handler,
  localMiddleware,
  Refusal,
  send,
  sendJson,
} from '../../../gatsby-plugin-content-check';
import { CONTENT_INDEX } from '../forms/checkDraft';
import { FILE_ENDPOINT, FOLDER_ENDPOINT } from '../forms/formAddress';
import { developBundle } from './bundle';
import { readContentIndex } from './readContentIndex';
import { WorkingTreeFiles } from './workingTreeFiles';

/** Where /admin is made, relative to the project. */
const GENERATED_ADMIN = '.generated/admin';

/** Pictures of a camera fit in; a text is never as long. */
const LARGEST_BODY = 25 * 1024 * 1024;

const BYTES = 'application/octet-stream';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request) {
    const bytes = Buffer.from(piece);
    size += bytes.length;
    if (size > LARGEST_BODY) throw new Refusal(413, 'The file is larger than 25 MB.');
    pieces.push(bytes);
  }
  return Buffer.concat(pieces);
}

const fileHandler =
  (files: WorkingTreeFiles): Handler =>
  async (request, response, url) => {
    const file = url.searchParams.get('path') ?? '';
    switch (request.method) {
      case 'GET': {
        const { content, version, modified } = files.read(file);
        response.setHeader('etag', version);
        response.setHeader('last-modified', modified.toUTCString());
        return send(response, 200, content, BYTES);
      }
      case 'PUT':
        response.setHeader('etag', files.write(file, await bodyOf(request), request.headers));
        return send(response, 200, '');
      case 'DELETE':
        files.remove(file, request.headers);
        return send(response, 200, '');
      default:
        throw new Refusal(405, 'Only GET, PUT and DELETE.');
    }
  };

/** The files of the page /admin. */
function adminHandler(project: string): Handler {
  const folder = path.join(project, GENERATED_ADMIN);
  const refresh = developBundle(project, folder);
  return async (_request, response, url) => {
    const name = url.pathname.replace(/^\/admin\/?/, '') || 'index.html';
    if (name === 'index.html') await refresh();
    const file = path.join(folder, path.posix.normalize(`/${decodeURIComponent(name)}`));
    const isFile = fs.statSync(file, { throwIfNoEntry: false })?.isFile();
    if (!isFile) throw new Refusal(404, `There is no ${url.pathname}.`);
    send(response, 200, fs.readFileSync(file), TYPES[path.extname(file)] ?? BYTES);
  };
}

/**
 * The middleware that answers /admin and its requests for files, and passes on all others.
 * @param project root of the project
 */
export function adminMiddleware(project: string) {
  const files = new WorkingTreeFiles(project);
  const admin = adminHandler(project);
  const handlers: Readonly<Record<string, Handler>> = {
    [FILE_ENDPOINT]: fileHandler(files),
    [FOLDER_ENDPOINT]: (_request, response, url) =>
      sendJson(response, files.list(url.searchParams.get('path') ?? '')),
    [CONTENT_INDEX]: (_request, response) => sendJson(response, readContentIndex(project, false)),
  };
  return localMiddleware(
    (path) => handlers[path] ?? (/^\/admin(?:\/|$)/.test(path) ? admin : undefined),
  );
}
