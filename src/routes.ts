/** The addresses of single pages; every other address comes from an entry's slug. */
export const routes = {
  home: '/',
  about: '/about',
  contact: '/contact',
  login: '/login',
  signup: '/signup',
  success: '/success',
} as const;

/** The fragments of links to a part of such a page. */
export const sectionIds = { willNotDo: 'will-not-do' } as const;
