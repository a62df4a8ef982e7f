/** Replaces placeholders in texts with facts about the company, each stated once, in `data/site.yaml`. */
import { phoneLink } from '../text/addresses';

/** The placeholders of texts, without braces; `phoneLink` is the phone number as an address: `tel:+971…`. */
export const FACTS = ['name', 'legalName', 'email', 'phone', 'phoneLink', 'address'] as const;

export type CompanyFacts = Record<(typeof FACTS)[number], string>;

/** The facts in the content of `data/site.yaml`; missing ones are empty. */
export function companyFacts(company: Partial<CompanyFacts>): CompanyFacts {
  const { name = '', legalName = name, email = '', phone = '', address = '' } = company;
  return { name, legalName, email, phone, phoneLink: phoneLink(phone), address };
}

const isFact = (name: string): name is keyof CompanyFacts => FACTS.some((fact) => fact === name);

/** Turns `Write to {email}` into `Write to info@…`. Unknown placeholders stay as they are. */
export const fillIn = (text: string, facts: CompanyFacts): string =>
  text.replace(/\{(\w+)\}/g, (whole: string, name: string) => (isFact(name) ? facts[name] : whole));
