import { AuthSplit } from '../components/sections/AuthSplit';
import { SignupForm } from '../forms/SignupForm';
import type { PageOf } from '../hooks/currentPage';

/** The signup page, with a link to the login. Specification 2, "Signup". */
export default function SignupPage({ pageContext: { view } }: PageOf<'signup'>) {
  return (
    <AuthSplit {...view}>
      <SignupForm content={view.form} />
    </AuthSplit>
  );
}
