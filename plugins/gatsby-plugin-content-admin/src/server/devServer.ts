import { realpathSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { openPictures } from '../../../gatsby-plugin-content-check';
import { fingerprint } from '../../../shared/generatedFiles';
import { type Handler, localMiddleware, Refusal, send } from '../../../shared/localServer';
import { CONTENT_INDEX, FILE_ENDPOINT, FOLDER_ENDPOINT, PICTURE_INDEX } from '../content/endpoints';
import { LARGEST_FILE } from '../content/formsBackend';
import { adminPage } from './adminHtml';
import { readContentIndex } from './readContentIndex';
import { WorkingTreeFiles } from './workingTreeFiles';

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  // Browsers state the length of what they send.
  if (Number(request.headers['content-length']) <= LARGEST_FILE) return buffer(request);
  throw new Refusal(413, `No file of the content is larger than ${LARGEST_FILE >> 20} MB.`);
}

const fileHandler =
  (files: WorkingTreeFiles): Handler =>
  async (request, response, url) => {
    const file = url.searchParams.get('path') ?? '';
    const expected = request.headers['if-match'];
    switch (request.method) {
      case 'GET': {
        const { content, version, modified } = files.read(file);
        response.setHeader('etag', version);
        response.setHeader('last-modified', modified.toUTCString());
        return send(response, 200, content, 'application/octet-stream');
      }
      case 'PUT':
        response.setHeader('etag', await files.write(file, await bodyOf(request), expected));
        return send(response, 200, '');
      case 'DELETE':
        files.remove(file, expected);
        return send(response, 200, '');
      default:
        throw new Refusal(405, 'Only GET, PUT and DELETE.');
    }
  };

const JSON_TYPE = 'application/json; charset=utf-8';

const sendJson = (response: ServerResponse, body: unknown) =>
  send(response, 200, JSON.stringify(body), JSON_TYPE);

/**
 * Returns a middleware that answers requests for /admin and its files.
 * @param bundle updates the page's scripts
 * @param pictures returns the PictureIndex, as JSON can hold it
 */
export function adminMiddleware(
  project: string,
  bundle: () => Promise<unknown>,
  pictures: () => unknown,
) {
  const files = new WorkingTreeFiles(realpathSync(project));
  return localMiddleware({
    [FILE_ENDPOINT]: fileHandler(files),
    [FOLDER_ENDPOINT]: (_request, response, url) =>
      sendJson(response, files.list(url.searchParams.get('path') ?? '')),
    [CONTENT_INDEX]: async (_request, response) => {
      const facts = await openPictures(project);
      const index = JSON.stringify(readContentIndex(project, false, undefined, facts));
      response.setHeader('etag', `"${fingerprint(index)}"`);
      send(response, 200, index, JSON_TYPE);
    },
    [PICTURE_INDEX]: (_request, response) => sendJson(response, pictures()),
    '/admin': async (_request, response) => {
      await bundle();
      send(response, 200, adminPage({ name: 'test-repo' }), 'text/html; charset=utf-8');
    },
  });
}
