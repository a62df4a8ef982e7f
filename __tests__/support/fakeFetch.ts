/** A stand-in for the network: tests say how each request ends and look at what was sent. */

export const answer = (status: number, body: unknown = '') => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { status, ok: status >= 200 && status < 300, text: () => Promise.resolve(text) };
};

export const endless = (status: number) => ({
  ...answer(status),
  text: () => new Promise<string>(() => undefined),
});

/** Redirects, which fetch follows by default, and the opaque response that it returns otherwise. */
const REDIRECTS = [301, 302, 303, 307, 308];
const unfollowed = answer(0);

type FakeAnswer = ReturnType<typeof answer>;

const parsed = (body: RequestInit['body']): unknown =>
  typeof body === 'string' ? JSON.parse(body) : undefined;

const sentRequest = (url: string, init: RequestInit) => ({
  url,
  method: init.method,
  credentials: init.credentials,
  headers: Object.fromEntries(new Headers(init.headers)),
  payload: parsed(init.body),
});

export function fakeFetch() {
  const requests: ReturnType<typeof sentRequest>[] = [];
  const waiting: { resolve: (answer: FakeAnswer) => void; reject: (error: Error) => void }[] = [];
  const planned: (FakeAnswer | Error)[] = [];

  const fetched = (url: string, init: RequestInit) => {
    requests.push(sentRequest(url, init));
    const plan = planned.shift();
    if (plan instanceof Error) return Promise.reject(plan);
    if (plan && REDIRECTS.includes(plan.status)) {
      return Promise.resolve(init.redirect === 'manual' ? unfollowed : answer(200));
    }
    if (plan) return Promise.resolve(plan);
    return new Promise<FakeAnswer>((resolve, reject) => waiting.push({ resolve, reject }));
  };
  const renew = () => {
    [requests, waiting, planned].forEach((list) => list.splice(0));
    Object.defineProperty(globalThis, 'fetch', { value: fetched, configurable: true });
  };
  renew();

  return {
    requests,
    renew,
    plan: (...ends: (FakeAnswer | Error)[]) => planned.push(...ends),
    /** Answers the oldest pending request. */
    resolve: (end: FakeAnswer) => waiting.shift()?.resolve(end),
    /** Makes the oldest pending request fail. */
    reject: (error: Error = new TypeError('Failed to fetch')) => waiting.shift()?.reject(error),
  };
}
