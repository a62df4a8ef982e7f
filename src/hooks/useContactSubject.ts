import { useEffect, useState } from 'react';
import type { ContactPage } from '../content/kinds/contact';

export type ContactSubject = ContactPage['subjects'][number];

/**
 * The subject that the address names: `/contact?subject=password`. Undefined for an unknown key, and
 * until the page is hydrated: the built page knows no query.
 * @param subjects the subjects of the contact page
 * @param search the query of the address, with its question mark
 */
export function useContactSubject(
  subjects: readonly ContactSubject[],
  search: string,
): ContactSubject | undefined {
  const [subject, setSubject] = useState<ContactSubject>();
  useEffect(() => {
    const wanted = new URLSearchParams(search).get('subject');
    setSubject(subjects.find(({ key }) => key === wanted));
  }, [subjects, search]);
  return subject;
}
