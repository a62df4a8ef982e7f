/** Fills the company's name and addresses into a text: one place each, `data/site.yaml`. */
import { phoneLink } from './addresses';

/** The words that texts may hold in braces; `{phoneLink}` is the phone number as a link: `tel:+971…`. */
export const FACTS = ['name', 'legalName', 'email', 'phone', 'phoneLink', 'address'] as const;

export type CompanyFacts = Record<(typeof FACTS)[number], string>;

/** The facts in the content of `data/site.yaml`; what is not there is empty. */
export const companyFacts = ({
  name = '',
  legalName = name,
  email = '',
  phone = '',
  address = '',
}: Partial<CompanyFacts>): CompanyFacts => ({
  name,
  legalName,
  email,
  phone,
  phoneLink: phoneLink(phone),
  address,
});

const isFact = (name: string): name is keyof CompanyFacts => FACTS.some((fact) => fact === name);

/** `Write to {email}` becomes `Write to info@…`. Unknown braces stay as they are. */
export const fillIn = (text: string, facts: CompanyFacts): string =>
  text.replace(/\{(\w+)\}/g, (whole: string, name: string) => (isFact(name) ? facts[name] : whole));
