import { graphql } from 'gatsby';
import { AuthSplit } from '../components/sections/AuthSplit';
import { SignupForm } from '../forms/SignupForm';
import type { SignupQuery } from '../generated/queryTypes';
import type { PageOf } from '../hooks/currentPage';
import { Seo } from '../seo/Seo';

/** The registration, with a link to the login. Specification 2, "Signup". */
const Signup = ({ data: { signupPage: page, signupForm, formWords } }: PageOf<SignupQuery>) => (
  <>
    <Seo {...page.seo} />
    <AuthSplit title={page.title} sentence={page.login} pictures={page.pictures}>
      <SignupForm content={signupForm} words={formWords} />
    </AuthSplit>
  </>
);

export default Signup;

export const query = graphql`
  query Signup($language: String!) {
    signupPage(language: { eq: $language }) {
      seo
      title
      login
      pictures {
        ...TallPicture
      }
    }
    signupForm(language: { eq: $language }) {
      ...SignupFormContent
    }
    formWords(language: { eq: $language }) {
      ...FormWordsContent
    }
  }
`;
