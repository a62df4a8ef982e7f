import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import Login from '../../src/pages/login';
import Signup from '../../src/pages/signup';
import { formWords, loginContent, signupContent } from '../support/formContent';
import { picturesOf, shownIn } from '../support/pictures';
import { head, renderPage } from '../support/renderPage';

const pictures = picturesOf('login');
const context = (canonicalPath: string) => ({ language: 'en', canonicalPath, alternates: [] });

const login = (
  <Login
    data={{
      loginPage: {
        seo: { title: 'Login', description: 'Log in.' },
        title: 'Welcome back',
        signup: { text: 'No account yet?', label: 'Sign up', link: '/signup' },
        forgot: { label: 'Forget Password', link: '/contact?subject=password' },
        pictures,
      },
      loginForm: loginContent(),
      formWords,
    }}
    pageContext={context('/login')}
  />
);

const signupProps = {
  data: {
    signupPage: {
      seo: { title: 'Signup', description: 'Get an account.' },
      title: 'Create an account',
      login: { text: 'Been here?', label: 'Log in', link: '/login' },
      pictures,
    },
    signupForm: signupContent(),
    formWords,
  },
  pageContext: context('/signup'),
};
const signup = <Signup {...(signupProps as unknown as ComponentProps<typeof Signup>)} />;

it.each([
  ['login', login, 'Welcome back', 'No account yet? Sign up', '/signup', 2, 'Login', 'Log in.'],
  [
    'signup',
    signup,
    'Create an account',
    'Been here? Log in',
    '/login',
    5,
    'Signup',
    'Get an account.',
  ],
])(
  'the page of the %s has its form beside a picture, and a sentence that leads to the other',
  async (name, page, title, sentence, href, fields, headTitle, description) => {
    const { container } = await renderPage(page);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    const [link] = screen.getAllByRole('link');
    expect(link).toHaveAttribute('href', href);
    expect(link?.parentElement).toHaveTextContent(sentence);
    expect(container.querySelectorAll('form input[aria-required]')).toHaveLength(fields);
    expect(shownIn(container)).toEqual(['/login--tall.png eager']);
    expect(head()).toMatchObject({
      title: `${headTitle} | Acme`,
      description,
      canonical: `https://acme.example/${name}`,
    });
  },
);

it('the login has the way to a forgotten password in its form', async () => {
  await renderPage(login);
  const link = screen.getByRole('link', { name: 'Forget Password' });
  expect(link).toHaveAttribute('href', '/contact?subject=password');
  expect(screen.getByLabelText('Password').closest('form')).toContainElement(link);
});
