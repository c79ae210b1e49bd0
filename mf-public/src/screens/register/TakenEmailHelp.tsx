import { useFormValue } from '@alumni/shared-ui/form';
import { href, Link } from '@alumni/shared-ui/router';

/** For people who already have an account, perhaps from a sign-up whose answer was lost. */
export function TakenEmailHelp() {
  const state = { email: useFormValue<string>('email') };
  return (
    <>
      Si c’est la vôtre :{' '}
      <Link to={href('login')} state={state}>
        connectez-vous
      </Link>{' '}
      ou{' '}
      <Link to={href('reset_password_request')} state={state}>
        choisissez un nouveau mot de passe
      </Link>
      .
    </>
  );
}
