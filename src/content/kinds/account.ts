/** `data/pages/login.yaml` and `signup.yaml`: each a form beside a picture. */
import { routes } from '../../routes';
import { group, text } from '../fields';
import { defineKind, type Library, type Page } from '../kind';
import { action, linkedSentence, picture, seo } from '../sharedFields';
import { companyCard } from './site';

const page = {
  picture: { formats: ['tall', 'wide'], patterns: () => 'page' },
  card: ({ title }: { title: string }, library: Library) => companyCard(title, library),
} satisfies Partial<Page<{ title: string }>>;

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
  page: { component: 'pages/login', path: routes.login, ...page },
});

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
  page: { component: 'pages/signup', path: routes.signup, ...page },
});
