/**
 * Netlify's edge function of the token-free mode. Inert until API_HOST and API_TOKEN are set among
 * the site's variables.
 */
import { proxyCall } from '../apiProxy.ts';

/** What Netlify's runtime (Deno) offers and this function uses. */
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
  /** Per visitor: nobody fills in twenty forms a minute. Netlify answers 429 beyond it. */
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
