/** Serves a built site as Netlify does: compressed, pages without a slash, the error page for the rest. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import {
  HASHED_SCRIPT,
  IMMUTABLE,
} from '../../plugins/gatsby-plugin-static-publish/src/netlifyHeaders';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
};

const COMPRESSED = /^(?:text|application)\/|svg/;

const compressors: Readonly<Record<string, (content: Buffer) => Buffer>> = {
  br: (content) => brotliCompressSync(content),
  gzip: (content) => gzipSync(content),
};

const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();

/** The file of a page or of anything else; undefined where there is none. */
function fileAt(folder: string, address: string): string | undefined {
  const place = path.join(folder, path.posix.normalize(`/${decodeURIComponent(address)}`));
  return [place, path.join(place, 'index.html'), `${place}.html`].find(isFile);
}

interface Answer {
  content: Buffer;
  headers: Record<string, string>;
}

function answer(file: string, address: string, accepted: string): Answer {
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
  const plain = readFileSync(file);
  const encoding = ['br', 'gzip'].find((one) => accepted.includes(one));
  const compress =
    encoding !== undefined && COMPRESSED.test(type) ? compressors[encoding] : undefined;
  const isLasting = address.startsWith('/static/') || HASHED_SCRIPT.test(address.slice(1));
  return {
    content: compress ? compress(plain) : plain,
    headers: {
      'content-type': type,
      'cache-control': isLasting ? IMMUTABLE : 'public, max-age=0, must-revalidate',
      ...(compress && encoding !== undefined ? { 'content-encoding': encoding } : {}),
    },
  };
}

/**
 * Serves `folder` at a port of this machine.
 * @returns what ends it
 */
export async function servePublic(folder: string, port: number): Promise<() => Promise<void>> {
  const answers = new Map<string, Answer>();
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const found = fileAt(folder, pathname);
    const file = found ?? path.join(folder, '404.html');
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const key = `${file} ${accepted}`;
    const sent = answers.get(key) ?? answer(file, pathname, accepted);
    answers.set(key, sent);
    response.writeHead(found === undefined ? 404 : 200, sent.headers).end(sent.content);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
