/** Netlify's edge function of the token-free mode. Does nothing until the site has the variables API_HOST and API_TOKEN. */
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
  /** Per visitor, in seconds: nobody fills in twenty forms a minute. Beyond it Netlify answers 429. */
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
