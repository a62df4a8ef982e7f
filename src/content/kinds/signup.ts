/** `data/pages/signup.yaml`. */
import { routes } from '../../routes';
import { group, text } from '../fields';
import { defineKind } from '../kind';
import { linkedSentence, picture, seo } from '../sharedFields';
import { companyCard } from './site';

export const signup = defineKind({
  name: 'signup',
  label: 'Signup page',
  about: 'The texts of /signup around the form.',
  typeName: 'SignupPage',
  singular: 'signup page',
  file: 'data/pages/signup.yaml',
  schema: group('Signup page', {
    seo: seo(),
    title: text('Title', { max: 60 }),
    login: linkedSentence('Link to login'),
    picture: picture(),
  }),

  page: {
    component: 'pages/signup',
    path: routes.signup,
    picture: { formats: ['tall', 'wide'], patterns: () => 'page' },
    card: ({ title }, library) => companyCard(title, library),
  },
});
