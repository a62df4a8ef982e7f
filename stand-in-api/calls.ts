/** The four calls that the site makes. Specification 7. */

/** The last part of each call's address. */
export const callNames = ['join-us', 'contact-us', 'login', 'register'] as const;

export type CallName = (typeof callNames)[number];

/** Whether a text names one of the four calls. */
export function isCallName(name: string): name is CallName {
  return callNames.some((callName) => callName === name);
}

/** The address of a call below `{host}`. */
export function callPath(call: CallName): `/api/${CallName}` {
  return `/api/${call}`;
}

/** The call that a request's address means, its query left aside; undefined for any other address. */
export function callOfUrl(url: string): CallName | undefined {
  const [path = ''] = url.split('?', 1);
  return callNames.find((call) => callPath(call) === path);
}
