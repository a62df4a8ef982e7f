import { AuthSplit } from '../components/sections/AuthSplit';
import { SignupForm } from '../forms/SignupForm';
import type { PageOf } from '../hooks/currentPage';
import { Seo } from '../seo/Seo';

/** The signup page, with a link to the login. Specification 2, "Signup". */
export default function SignupPage({ pageContext: { view } }: PageOf<'signup'>) {
  return (
    <>
      <Seo {...view.seo} name={view.title} />
      <AuthSplit {...view}>
        <SignupForm content={view.form} />
      </AuthSplit>
    </>
  );
}
