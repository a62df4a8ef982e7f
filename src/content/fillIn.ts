/** Fills the company's name and addresses into a text: one place each, `data/site.yaml`. */

export interface CompanyFacts {
  name: string;
  email: string;
  phone: string;
  address: string;
}

const PLACEHOLDER = /\{(name|email|phone|address)\}/g;

const isFact = (name: string): name is keyof CompanyFacts =>
  name === 'name' || name === 'email' || name === 'phone' || name === 'address';

/** `Write to {email}` becomes `Write to info@…`. Unknown braces stay as they are. */
export const fillIn = (text: string, facts: CompanyFacts): string =>
  text.replace(PLACEHOLDER, (whole: string, name: string) => (isFact(name) ? facts[name] : whole));
