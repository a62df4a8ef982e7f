/** Plain HTTP for the tests: fetch would set the host, follow redirects and tidy addresses. */
import { request, type IncomingHttpHeaders } from 'node:http';

export interface SentRequest {
  method?: string;
  /** The address below the server's own, sent as it is. */
  url: string;
  headers?: Record<string, string>;
  payload?: string;
}

export interface ReceivedAnswer {
  statusCode: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** The body read as JSON, taken by the test for what it expects. */
  json: () => unknown;
}

/** Sends a request to a server on this machine. Rejects when no whole answer comes. */
export function sendRequest(port: number, sent: SentRequest): Promise<ReceivedAnswer> {
  const { method = 'GET', url, headers = {}, payload } = sent;
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port, method, path: url, headers },
      (incoming) => {
        let body = '';
        incoming.setEncoding('utf8');
        incoming.on('data', (part: string) => (body += part));
        incoming.on('error', reject);
        incoming.on('end', () =>
          resolve({
            statusCode: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body,
            json: (): unknown => JSON.parse(body),
          }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(payload);
  });
}
