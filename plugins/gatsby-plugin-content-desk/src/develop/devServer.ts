/**
 * What `npm run develop` adds to Gatsby's server: the page /admin, its files, and the check's
 * problems. Only for pages of this server on this computer.
 */
import * as fs from 'fs';
import type { IncomingMessage, ServerResponse } from 'http';
import * as path from 'path';
import { AdminBundle } from '../admin/bundle';
import { CONTENT_INDEX } from '../admin/checkDraft';
import { readContentIndex } from '../admin/readContentIndex';
import { EVENTS_ENDPOINT, FILE_ENDPOINT, FOLDER_ENDPOINT, PROBLEMS_ENDPOINT } from './endpoints';
import { requireLocalRequest } from './localRequest';
import { ProblemFeed } from './problemFeed';
import { Refusal, WorkingTreeFiles } from './workingTreeFiles';

/** Where /admin is made, relative to the project. */
const GENERATED_ADMIN = '.generated/admin';

/** Pictures of a camera fit in; a text is never as long. */
const LARGEST_BODY = 25 * 1024 * 1024;

type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => unknown;

const TEXT = 'text/plain; charset=utf-8';
const BYTES = 'application/octet-stream';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

const send = (response: ServerResponse, status: number, body: string | Buffer, type = TEXT) =>
  response
    .writeHead(status, {
      'content-type': type,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .end(body);

const sendJson = (response: ServerResponse, body: unknown) =>
  send(response, 200, JSON.stringify(body), TYPES['.json']);

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
    const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = request.headers;
    const seen = { ifMatch, ifNoneMatch };
    switch (request.method) {
      case 'GET': {
        const { content, version, modified } = files.read(file);
        response.setHeader('etag', version);
        response.setHeader('last-modified', modified.toUTCString());
        return send(response, 200, content, BYTES);
      }
      case 'PUT':
        response.setHeader('etag', files.write(file, await bodyOf(request), seen));
        return send(response, 200, '');
      case 'DELETE':
        files.remove(file, seen);
        return send(response, 200, '');
      default:
        throw new Refusal(405, 'Only GET, PUT and DELETE.');
    }
  };

/** The files of the page /admin. */
function adminHandler(project: string): Handler {
  const folder = path.join(project, GENERATED_ADMIN);
  const bundle = new AdminBundle(project, folder);
  return async (_request, response, url) => {
    const name = url.pathname.replace(/^\/admin\/?/, '') || 'index.html';
    if (name === 'index.html') await bundle.refresh();
    const file = path.join(folder, path.posix.normalize(`/${decodeURIComponent(name)}`));
    const isFile = fs.statSync(file, { throwIfNoEntry: false })?.isFile();
    if (!isFile) throw new Refusal(404, `There is no ${url.pathname}.`);
    send(response, 200, fs.readFileSync(file), TYPES[path.extname(file)] ?? BYTES);
  };
}

/** Server-sent events (HTML standard): the problems, now and whenever they change. */
const eventsHandler =
  (feed: ProblemFeed): Handler =>
  (request, response) => {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      // Gatsby's server would compress, and hold the events back until there is enough to compress.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    const end = feed.subscribe((state) => response.write(`data: ${JSON.stringify(state)}\n\n`));
    request.on('close', end);
  };

/** Answers as a handler does, or with the reason why not. */
async function answer(handler: Handler, ...[request, response, url]: Parameters<Handler>) {
  // Gatsby's server has allowed every origin to read the answer.
  response.removeHeader('access-control-allow-origin');
  try {
    requireLocalRequest(request);
    await handler(request, response, url);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (response.headersSent) response.end();
    else send(response, error instanceof Refusal ? error.status : 500, reason);
  }
}

/**
 * The middleware that answers /admin and /__content; everything else it hands on.
 * @param project root of the project
 */
export function contentMiddleware(project: string, feed: ProblemFeed) {
  const files = new WorkingTreeFiles(project);
  const admin = adminHandler(project);
  const handlers: Readonly<Record<string, Handler>> = {
    [FILE_ENDPOINT]: fileHandler(files),
    [FOLDER_ENDPOINT]: (_request, response, url) =>
      sendJson(response, files.list(url.searchParams.get('path') ?? '')),
    [CONTENT_INDEX]: (_request, response) => sendJson(response, readContentIndex(project, false)),
    [PROBLEMS_ENDPOINT]: (_request, response) => sendJson(response, feed.state),
    [EVENTS_ENDPOINT]: eventsHandler(feed),
  };
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const isAdmin = /^\/admin(?:\/|$)/.test(url.pathname);
    const handler = handlers[url.pathname] ?? (isAdmin ? admin : undefined);
    if (handler) void answer(handler, request, response, url);
    else if (!url.pathname.startsWith('/__content')) next();
    else send(response, 404, 'There is no such endpoint.');
  };
}
