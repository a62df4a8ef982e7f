import { screen } from '@testing-library/react';
import Login from '../../src/pages/login';
import Signup from '../../src/pages/signup';
import { formWords, loginContent, signupContent } from '../support/formContent';
import { picturesOf, shownIn } from '../support/pictures';
import { head, renderPage } from '../support/renderPage';
import { contextOf, headOf, seoOf, target } from '../templates/support';

const login = (
  <Login
    data={{
      loginPage: {
        seo: seoOf('Login'),
        title: 'Welcome back',
        signup: { text: 'No account yet?', label: 'Sign up', link: '/signup' },
        forgot: { label: 'Forget Password', link: '/contact?subject=password' },
        pictures: picturesOf('login'),
      },
      loginForm: loginContent(),
      formWords,
    }}
    pageContext={contextOf('/login')}
  />
);

const signup = (
  <Signup
    data={{
      signupPage: {
        seo: seoOf('Signup'),
        title: 'Create an account',
        login: { text: 'Been here?', label: 'Log in', link: '/login' },
        pictures: picturesOf('signup'),
      },
      signupForm: signupContent(),
      formWords,
    }}
    pageContext={contextOf('/signup')}
  />
);

it.each([
  [login, '/login', 'Login', 'Welcome back', 'No account yet? Sign up', '/signup', 2],
  [signup, '/signup', 'Signup', 'Create an account', 'Been here? Log in', '/login', 5],
])(
  'has its form beside a picture, and a sentence that leads to the other page: $1',
  async (page, path, name, title, sentence, href, fields) => {
    const { container } = await renderPage(page);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    const [link] = screen.getAllByRole('link');
    expect(link).toHaveAttribute('href', href);
    expect(link?.parentElement).toHaveTextContent(sentence);
    expect(container.querySelectorAll('form input[aria-required]')).toHaveLength(fields);
    expect(shownIn(container)).toEqual([`${path}--tall.png eager`]);
    expect(head()).toMatchObject(headOf(path, name));
  },
);

it('the login has the way to a forgotten password in its form', async () => {
  const { container } = await renderPage(login);
  expect(container.querySelector('form a')).toHaveTextContent('Forget Password');
  expect(target('Forget Password')).toBe('/contact?subject=password');
});
