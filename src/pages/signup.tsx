import { graphql, type PageProps } from 'gatsby';
import { AuthSplit } from '../components/sections/AuthSplit';
import type { Pictures } from '../components/ui/Picture';
import type { FormWords, SignupFormContent } from '../content/kinds/forms';
import type { SignupPage } from '../content/kinds/signup';
import type { PageContext } from '../content/sitePages';
import { SignupForm } from '../forms/SignupForm';
import { Seo } from '../seo/Seo';

interface SignupQuery {
  signupPage: Omit<SignupPage, 'picture'> & { pictures: Pictures };
  signupForm: SignupFormContent;
  formWords: FormWords;
}

/** The registration, with a link to the login. Specification 2, "Signup". */
const Signup = ({
  data: { signupPage: page, signupForm, formWords },
  pageContext,
}: PageProps<SignupQuery, PageContext>) => (
  <>
    <Seo {...page.seo} path={pageContext.canonicalPath} />
    <AuthSplit title={page.title} sentence={page.login} pictures={page.pictures}>
      <SignupForm content={signupForm} words={formWords} />
    </AuthSplit>
  </>
);

export default Signup;

export const query = graphql`
  query Signup($language: String!) {
    signupPage(language: { eq: $language }) {
      seo {
        title
        description
      }
      title
      login {
        text
        label
        link
      }
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
