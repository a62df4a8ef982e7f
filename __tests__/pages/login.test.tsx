import { render, screen } from '@testing-library/react';
import Login from '../../src/pages/login';
import { formWords, loginContent } from '../support/formContent';

jest.mock('../../src/seo/Seo', () => ({ Seo: () => null }));

const loginPage = {
  seo: { title: 'Login', description: 'Log in.' },
  title: 'Login',
  signup: { text: 'No account yet?', label: 'Sign up', link: '/signup' },
  forgot: { label: 'Forget Password', link: '/contact?subject=password' },
  pictures: { alt: '', tall: null, wide: null },
};

describe('the login page', () => {
  beforeEach(() => {
    render(
      <Login
        data={{ loginPage, loginForm: loginContent(), formWords }}
        pageContext={{ language: 'en', canonicalPath: '/login', alternates: [] }}
      />,
    );
  });

  it('leads to signup in a sentence', () => {
    const link = screen.getByRole('link', { name: 'Sign up' });
    expect(link).toHaveAttribute('href', '/signup');
    expect(link.parentElement).toHaveTextContent('No account yet? Sign up');
  });

  it('has the way to a forgotten password in the form', () => {
    const link = screen.getByRole('link', { name: 'Forget Password' });
    expect(link).toHaveAttribute('href', '/contact?subject=password');
    expect(screen.getByLabelText('Password').closest('form')).toContainElement(link);
  });
});
