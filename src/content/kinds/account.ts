import { routes } from '../../routes';
import { group, text } from '../model/fields';
import { defineKind } from '../model/kind';
import { picture } from '../model/pictureFields';
import { action, illustrative, linkedSentence, seo } from '../model/sharedFields';
import { companyCard, definePage } from '../views/definePage';

const FORMATS = ['tall', 'wide'] as const;

export const login = defineKind({
  name: 'login',
  about: 'The texts of /login around the form.',
  file: 'data/pages/login.yaml',
  schema: group('Login page', {
    illustrative: illustrative(),
    seo: seo(),
    title: text('Title', { max: 60 }),
    signup: linkedSentence('Link to signup'),
    forgot: action('Forget Password'),
    picture: picture(),
  }),
  page: {
    path: routes.login,
    isUnlisted: true,
    picture: { formats: FORMATS, patternSet: () => 'page' },
  },
});

export const signup = defineKind({
  name: 'signup',
  about: 'The texts of /signup around the form.',
  file: 'data/pages/signup.yaml',
  schema: group('Signup page', {
    seo: seo(),
    title: text('Title', { max: 60 }),
    login: linkedSentence('Link to login'),
    picture: picture(),
  }),
  page: {
    path: routes.signup,
    isUnlisted: true,
    picture: { formats: FORMATS, patternSet: () => 'page' },
  },
});

export const loginPage = definePage('login', {
  view: (content, library) => ({
    seo: { ...content.seo, name: content.title },
    title: content.title,
    sentence: content.signup,
    forgot: content.forgot,
    pictures: library.picturesOf(content, FORMATS),
    form: library.the('login-form'),
  }),
  card: ({ title }, library) => companyCard(title, library),
});

export const signupPage = definePage('signup', {
  view: (content, library) => ({
    seo: { ...content.seo, name: content.title },
    title: content.title,
    sentence: content.login,
    pictures: library.picturesOf(content, FORMATS),
    form: library.the('signup-form'),
  }),
  card: ({ title }, library) => companyCard(title, library),
});
