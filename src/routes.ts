/** The addresses of single pages; every other address comes from an entry's slug. */
export const routes = {
  home: '/',
  about: '/about',
  contact: '/contact',
  login: '/login',
  signup: '/signup',
  success: '/success',
} as const;

/** The fragments for links to sections of these pages. */
export const sectionIds = {
  willNotDo: 'will-not-do',
  procurement: 'procurement',
  compare: 'compare',
  example: 'example',
  method: 'method',
  firstHours: 'first-hours',
} as const;
