/**
 * Holds requests for encoded pictures until they are there. Under `npm run develop` Gatsby shows a
 * page as soon as its texts are ready; a picture that somebody has just uploaded is encoded later, and
 * the browser would be told that there is none.
 */
import * as fs from 'fs';
import type { IncomingMessage, ServerResponse } from 'http';
import * as path from 'path';
import { setTimeout as wait } from 'timers/promises';
import type { Middleware } from './devServer';

/** Encoded pictures, as gatsby-plugin-sharp names them: below a folder named after their content. */
const ENCODED = /^\/static\/[0-9a-f]{32}\/[0-9a-f]+\/[^/]+\.(avif|webp|png|jpe?g)$/;

const PAUSE_MILLISECONDS = 100;

const sizeOf = (file: string): number => fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Waits until a file is there and no longer grows. Gives false where it does not come in time. */
async function isWritten(file: string, patience: number): Promise<boolean> {
  const deadline = Date.now() + patience;
  for (let before = -1; Date.now() <= deadline;) {
    const size = sizeOf(file);
    if (size > 0 && size === before) return true;
    before = size;
    await wait(PAUSE_MILLISECONDS);
  }
  return false;
}

/** The name of a file out of its address; as it is where it is none. */
function decodedName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/**
 * The middleware; it stands behind the one that hands out the files that are there.
 * @param folder public/
 * @param patience for how many milliseconds a picture is waited for
 */
export function latePictures(folder: string, patience = 20_000): Middleware {
  const answer = async (type: string, file: string, response: ServerResponse, next: () => void) => {
    if (!(await isWritten(file, patience))) {
      next();
      return;
    }
    response.writeHead(200, {
      'content-type': `image/${type === 'jpg' ? 'jpeg' : type}`,
      'cache-control': 'no-store',
    });
    response.end(fs.readFileSync(file));
  };
  return (request: IncomingMessage, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const type = request.method === 'GET' ? ENCODED.exec(pathname)?.[1] : undefined;
    const name = path.posix.basename(pathname);
    // A slash or a fault in the code of a name: no picture of ours.
    if (type === undefined || /%(?:2f|5c|(?![0-9a-f]{2}))/i.test(name)) next();
    else {
      const file = path.join(folder, path.posix.dirname(pathname), decodedName(name));
      void answer(type, file, response, next);
    }
  };
}
