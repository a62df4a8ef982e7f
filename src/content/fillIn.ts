/** Fills the company's name and addresses into a text: one place each, `data/site.yaml`. */

export interface CompanyFacts {
  name: string;
  email: string;
  phone: string;
  /** The phone number as a link: `tel:+971…`. */
  phoneLink: string;
  address: string;
}

const PLACEHOLDER = /\{(\w+)\}/g;

/** The words that texts may hold in braces. */
export const FACTS: readonly string[] = [
  'name',
  'email',
  'phone',
  'phoneLink',
  'address',
] satisfies (keyof CompanyFacts)[];

const isFact = (name: string): name is keyof CompanyFacts => FACTS.includes(name);

/** `Write to {email}` becomes `Write to info@…`. Unknown braces stay as they are. */
export const fillIn = (text: string, facts: CompanyFacts): string =>
  text.replace(PLACEHOLDER, (whole: string, name: string) => (isFact(name) ? facts[name] : whole));
