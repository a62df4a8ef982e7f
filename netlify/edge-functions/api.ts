/** Netlify's edge function for the token-free mode. Does nothing unless API_HOST or API_TOKEN is set. */
import { proxyCall } from '../apiProxy.ts';

/** The part of Netlify's runtime (Deno) that this function uses. */
declare const Netlify: { env: { get(name: string): string | undefined } };

export default function api(
  request: Request,
  { ip }: { ip?: string },
): Promise<Response | undefined> {
  return proxyCall(request, {
    host: Netlify.env.get('API_HOST'),
    token: Netlify.env.get('API_TOKEN'),
    visitor: ip,
  });
}

export const config = {
  path: '/api/*',
  /** Per visitor; the window is in seconds. Nobody submits twenty forms a minute: Netlify answers 429 beyond that. */
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
