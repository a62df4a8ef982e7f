/** `data/pages/login.yaml`. */
import { routes } from '../../routes';
import { group, text } from '../fields';
import { defineKind } from '../kind';
import { action, linkedSentence, picture, seo } from '../sharedFields';
import { companyCard } from './site';

export const login = defineKind({
  name: 'login',
  label: 'Login page',
  about: 'The texts of /login around the form.',
  typeName: 'LoginPage',
  singular: 'login page',
  file: 'data/pages/login.yaml',
  schema: group('Login page', {
    seo: seo(),
    title: text('Title', { max: 60 }),
    signup: linkedSentence('Link to signup'),
    forgot: action('Forget Password'),
    picture: picture(),
  }),

  page: {
    component: 'pages/login',
    path: routes.login,
    picture: { formats: ['tall', 'wide'], patterns: () => 'page' },
    card: ({ title }, library) => companyCard(title, library),
  },
});
