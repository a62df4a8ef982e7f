import { AuthSplit } from '../components/sections/AuthSplit';
import { TextLink } from '../components/ui/TextLink';
import type { PageOf } from '../content/pages/pages';
import { LoginForm } from '../forms/LoginForm';

/** The login page, with links for signing up and for a forgotten password. Specification 2, "Login". */
export default function LoginPage({ pageContext: { view } }: PageOf<'login'>) {
  return (
    <AuthSplit {...view}>
      <LoginForm content={view.form}>
        <TextLink href={view.forgot.link}>{view.forgot.label}</TextLink>
      </LoginForm>
    </AuthSplit>
  );
}
