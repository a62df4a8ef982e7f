/** The addresses of pages with a file of their own. An entry's page is at its slug, `/404` and further lists aside. */
export const routes = {
  home: '/',
  about: '/about',
  contact: '/contact',
  login: '/login',
  signup: '/signup',
  success: '/success',
} as const;

/** The fragments of sections that have a fixed one, on whatever page. */
export const sectionIds = {
  willNotDo: 'will-not-do',
  procurement: 'procurement',
  compare: 'compare',
  example: 'example',
  method: 'method',
  firstHours: 'first-hours',
} as const;
