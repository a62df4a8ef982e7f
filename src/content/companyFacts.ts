/** The facts that texts can name, out of `data/site.yaml`. */
import { phoneLink } from './addresses';
import { CompanyFacts } from './fillIn';

/** Reads them from the content of the file, or from its node; what is not there is empty. */
export function companyFactsIn(site: unknown): CompanyFacts {
  const fact = (name: string): string => {
    const value: unknown =
      typeof site === 'object' && site !== null ? Reflect.get(site, name) : undefined;
    return typeof value === 'string' ? value : '';
  };
  return {
    name: fact('name'),
    email: fact('email'),
    phone: fact('phone'),
    phoneLink: phoneLink(fact('phone')),
    address: fact('address'),
  };
}
