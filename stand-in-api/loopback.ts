/** Which senders count as this machine. */

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

function isLoopbackUrl(text: string): boolean {
  return URL.canParse(text) && loopbackNames.has(new URL(text).hostname);
}

/** Whether an Origin header names a page of this machine, whatever its port. */
export function isLoopbackOrigin(origin: string | undefined): boolean {
  return origin !== undefined && /^https?:\/\//.test(origin) && isLoopbackUrl(origin);
}

/** Whether a Host header names this machine; keeps foreign names that resolve to it away. */
export function isLoopbackHost(host: string | undefined): boolean {
  return host !== undefined && /^[\w.[\]:-]+$/.test(host) && isLoopbackUrl(`http://${host}`);
}
