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

/** Pictures of a camera fit in; a text is never as long. */
const LARGEST_BODY = 25 * 1024 * 1024;

type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => unknown;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

function send(response: ServerResponse, status: number, body: string | Buffer, type: string): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}

const sendJson = (response: ServerResponse, body: unknown): void =>
  send(response, 200, JSON.stringify(body), 'application/json; charset=utf-8');

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

const header = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

function fileHandler(files: WorkingTreeFiles): Handler {
  return async (request, response, url) => {
    const file = url.searchParams.get('path') ?? '';
    const seen = {
      ifMatch: header(request, 'if-match'),
      ifNoneMatch: header(request, 'if-none-match'),
    };
    switch (request.method) {
      case 'GET': {
        const { content, version, modified } = files.read(file);
        response.setHeader('etag', version);
        response.setHeader('last-modified', modified.toUTCString());
        send(response, 200, content, 'application/octet-stream');
        return;
      }
      case 'PUT':
        response.setHeader('etag', files.write(file, await bodyOf(request), seen));
        send(response, 200, '', 'text/plain');
        return;
      case 'DELETE':
        files.remove(file, seen);
        send(response, 200, '', 'text/plain');
        return;
      default:
        throw new Refusal(405, 'Only GET, PUT and DELETE.');
    }
  };
}

/** The files of the page /admin. */
function adminHandler(bundle: AdminBundle, folder: string): Handler {
  return async (_request, response, url) => {
    const name = url.pathname.replace(/^\/admin\/?/, '') || 'index.html';
    if (name === 'index.html') await bundle.refresh();
    const file = path.join(folder, path.posix.normalize(`/${decodeURIComponent(name)}`));
    const isFile = fs.statSync(file, { throwIfNoEntry: false })?.isFile();
    if (!isFile) throw new Refusal(404, `There is no ${url.pathname}.`);
    send(
      response,
      200,
      fs.readFileSync(file),
      TYPES[path.extname(file)] ?? 'application/octet-stream',
    );
  };
}

/** Server-sent events (HTML standard): the problems, now and whenever they change. */
function eventsHandler(feed: ProblemFeed): Handler {
  return (request, response) => {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      // Gatsby's server would compress, and hold the events back until there is enough to compress.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    const end = feed.subscribe((state) => response.write(`data: ${JSON.stringify(state)}\n\n`));
    request.on('close', end);
  };
}

/** Express's view of a middleware: what it does not answer, it hands on. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

interface DevServerOptions {
  /** Root of the project. */
  project: string;
  /** Folder in which /admin is made, relative to the project. */
  adminFolder: string;
  feed: ProblemFeed;
}

/** The middleware that answers /admin and /__content. */
export function contentMiddleware({ project, adminFolder, feed }: DevServerOptions): Middleware {
  const folder = path.join(project, adminFolder);
  const files = new WorkingTreeFiles(project);
  const admin = adminHandler(new AdminBundle(project, folder), folder);
  const handlers: Readonly<Record<string, Handler>> = {
    [FILE_ENDPOINT]: fileHandler(files),
    [FOLDER_ENDPOINT]: (_request, response, url) =>
      sendJson(response, files.list(url.searchParams.get('path') ?? '')),
    [CONTENT_INDEX]: (_request, response) => sendJson(response, readContentIndex(project, false)),
    [PROBLEMS_ENDPOINT]: (_request, response) => sendJson(response, feed.state),
    [EVENTS_ENDPOINT]: eventsHandler(feed),
  };

  const answer = async (
    handler: Handler,
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
  ) => {
    // Gatsby's server has allowed every origin to read the answer.
    response.removeHeader('access-control-allow-origin');
    try {
      requireLocalRequest(request);
      await handler(request, response, url);
    } catch (error) {
      if (response.headersSent) {
        response.end();
        return;
      }
      const isRefusal = error instanceof Refusal;
      const reason = error instanceof Error ? error.message : String(error);
      send(response, isRefusal ? error.status : 500, reason, 'text/plain; charset=utf-8');
    }
  };

  return (request, response, next) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const isAdmin = url.pathname === '/admin' || url.pathname.startsWith('/admin/');
    const handler = handlers[url.pathname] ?? (isAdmin ? admin : undefined);
    if (handler) void answer(handler, request, response, url);
    else if (url.pathname.startsWith('/__content')) {
      send(response, 404, 'There is no such endpoint.', 'text/plain');
    } else next();
  };
}
