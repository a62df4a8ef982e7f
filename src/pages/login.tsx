import { graphql } from 'gatsby';
import { AuthSplit } from '../components/sections/AuthSplit';
import { TextLink } from '../components/ui/TextLink';
import { LoginForm } from '../forms/LoginForm';
import type { LoginQuery } from '../generated/queryTypes';
import type { PageOf } from '../hooks/currentPage';
import { Seo } from '../seo/Seo';

/** The login, with links to the signup and for a forgotten password. Specification 2, "Login". */
const Login = ({ data: { loginPage: page, loginForm, formWords } }: PageOf<LoginQuery>) => (
  <>
    <Seo {...page.seo} />
    <AuthSplit title={page.title} sentence={page.signup} pictures={page.pictures}>
      <LoginForm content={loginForm} words={formWords}>
        <TextLink href={page.forgot.link}>{page.forgot.label}</TextLink>
      </LoginForm>
    </AuthSplit>
  </>
);

export default Login;

export const query = graphql`
  query Login($language: String!) {
    loginPage(language: { eq: $language }) {
      seo
      title
      signup
      forgot
      pictures {
        ...TallPicture
      }
    }
    loginForm(language: { eq: $language }) {
      ...LoginFormContent
    }
    formWords(language: { eq: $language }) {
      ...FormWordsContent
    }
  }
`;
