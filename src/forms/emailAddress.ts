/** No spaces, control characters or marks that a mail program reads as something else. */
const LOCAL_PART = /^[^\s\p{Cc}"(),:;<>@[\\\]]+$/u;

/** Letters and digits of any script (with the joiners that some need), hyphens only inside. */
const DOMAIN_LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\u200c\u200d-]*[\p{L}\p{M}\p{N}])?$/u;

/**
 * True for what a person would call an e-mail address: something before the last @, and after it a
 * domain of at least two parts whose last is not a number. Plus tags, subdomains and international
 * addresses are fine, 'a@b' is not. There is no length bound, and time grows evenly with the length.
 */
export function isEmailAddress(value: string): boolean {
  const at = value.lastIndexOf('@');
  if (at < 1 || !LOCAL_PART.test(value.slice(0, at))) return false;
  const labels = value.slice(at + 1).split('.');
  const last = labels[labels.length - 1] ?? '';
  return (
    labels.length > 1 &&
    last.length > 1 &&
    !/^\d+$/.test(last) &&
    labels.every((label) => DOMAIN_LABEL.test(label))
  );
}
