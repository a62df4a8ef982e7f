import { screen } from '@testing-library/react';
import Login from '../../src/templates/LoginPage';
import Signup from '../../src/templates/SignupPage';
import { loginContent, signupContent } from '../support/formContent';
import { picturesOf, shownIn } from '../support/pictures';
import { head, renderPage } from '../support/renderPage';
import { contextOf, headOf, seoOf, target } from './support';

const login = (
  <Login
    pageContext={{
      ...contextOf('/login'),
      view: {
        seo: seoOf('Login'),
        title: 'Welcome back',
        sentence: { text: 'No account yet?', label: 'Sign up', link: '/signup' },
        forgot: { label: 'Forget Password', link: '/contact?subject=password' },
        pictures: picturesOf('login'),
        form: loginContent(),
      },
    }}
  />
);

const signup = (
  <Signup
    pageContext={{
      ...contextOf('/signup'),
      view: {
        seo: seoOf('Signup'),
        title: 'Create an account',
        sentence: { text: 'Been here?', label: 'Log in', link: '/login' },
        pictures: picturesOf('signup'),
        form: signupContent(),
      },
    }}
  />
);

it.each([
  ['/login', login, 'Login', 'Welcome back', 'No account yet? Sign up', '/signup', 2],
  ['/signup', signup, 'Signup', 'Create an account', 'Been here? Log in', '/login', 5],
])(
  '%s has its form beside a picture, and a sentence that leads to the other page',
  async (path, page, name, title, sentence, href, fields) => {
    const { container } = await renderPage(page);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    const [link] = screen.getAllByRole('link');
    expect(link).toHaveAttribute('href', href);
    expect(link?.parentElement).toHaveTextContent(sentence);
    expect(container.querySelectorAll('form input[aria-required]')).toHaveLength(fields);
    expect(shownIn(container)).toEqual([`${path}--tall.svg eager`]);
    expect(head()).toMatchObject(headOf(path, name, title));
  },
);

it('the login has the way to a forgotten password in its form', async () => {
  const { container } = await renderPage(login);
  expect(container.querySelector('form a')).toHaveTextContent('Forget Password');
  expect(target('Forget Password')).toBe('/contact?subject=password');
});
