import { screen } from '@testing-library/react';
import { loginPage, signupPage } from '../../src/content/kinds/account';
import Login from '../../src/templates/LoginPage';
import Signup from '../../src/templates/SignupPage';
import { fixtureLibrary } from '../support/fixturePages';
import { shownIn } from '../support/pictures';
import { head, renderPage } from '../support/renderPage';
import { contextOf, target } from './support';

const login = (
  <Login
    pageContext={{
      ...contextOf('/login'),
      view: loginPage.view(fixtureLibrary.the('login'), fixtureLibrary),
    }}
  />
);
const signup = (
  <Signup
    pageContext={{
      ...contextOf('/signup'),
      view: signupPage.view(fixtureLibrary.the('signup'), fixtureLibrary),
    }}
  />
);

it.each([
  ['/login', login, 'Log in', 'Login', 'No account yet? Sign up', '/signup', 2],
  ['/signup', signup, 'Sign up', 'Signup', 'An account already? Log in', '/login', 5],
])(
  '%s has its form beside a picture, and a link to the other account page',
  async (path, page, name, title, sentence, href, fields) => {
    const { container } = await renderPage(page);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    const [link] = screen.getAllByRole('link');
    expect(link).toHaveAttribute('href', href);
    expect(link?.parentElement).toHaveTextContent(sentence);
    expect(container.querySelectorAll('form input[aria-required]')).toHaveLength(fields);
    expect(shownIn(container)).toEqual([expect.stringMatching(/ eager$/)]);
    expect(head()).toMatchObject({
      canonical: `https://acme.example${path}`,
      title: `${name} | Acme`,
    });
  },
);

it('the login form has a link for a forgotten password', async () => {
  const { container } = await renderPage(login);
  expect(container.querySelector('form a')).toHaveTextContent('Forget Password');
  expect(target('Forget Password')).toBe('/contact?subject=password');
});
