import { AuthSplit } from '../components/sections/AuthSplit';
import type { PageOf } from '../content/pages/pages';
import { SignupForm } from '../forms/SignupForm';

/** The signup page, with a link to the login. Specification 2, "Signup". */
export default function SignupPage({ pageContext: { view } }: PageOf<'signup'>) {
  return (
    <AuthSplit {...view}>
      <SignupForm content={view.form} />
    </AuthSplit>
  );
}
