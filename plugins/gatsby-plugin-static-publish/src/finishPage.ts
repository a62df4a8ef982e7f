/** What becomes of a page after Gatsby has written it. */
import { lateScripts } from '../../gatsby-plugin-start-on-intent';
import { withContentSecurityPolicy } from './contentSecurityPolicy';
import { lightStyles } from './lightStyles';

/**
 * Returns the function that makes the published page of Gatsby's HTML: light styles, late scripts, then
 * the policy, which hashes what the others leave. It throws where Gatsby's HTML is not as it is known
 * to be, which stops the build.
 *
 * @param publicFolder where the scripts lie
 * @param apiHost `{host}`; undefined where the forms post to the page's own origin
 */
export function pageFinisher(
  publicFolder: string,
  apiHost: string | undefined,
): (html: string, address: string) => string {
  const steps = [lightStyles, lateScripts(publicFolder), withContentSecurityPolicy(apiHost)];
  return (html, address) => steps.reduce((text, step) => step(text, address), html);
}
