import { texts, type ResetApplyInput } from '@alumni/shared-contract';
import { InlineAlert, notifySuccess } from '@alumni/shared-ui/feedback';
import { Form, SubmitButton } from '@alumni/shared-ui/form';
import { href, Link, useParams, useSearchParams } from '@alumni/shared-ui/router';
import { applyReset } from '../../api/passwords';
import { AccountPage } from '../../components/AccountPage';
import { NewPasswordFields } from '../../components/NewPasswordFields';
import { useLeaveToLogin } from '../../components/useLeaveToLogin';
import { useLinkFailure } from '../../components/useLinkFailure';

type NewPassword = Pick<ResetApplyInput, 'password' | 'password_confirmation'>;

/** Chooses a new password from a reset link; every session of the person ends. */
export function ResetPasswordApplyScreen() {
  const { token = '' } = useParams();
  const email = useSearchParams()[0].get('email') ?? '';
  const leaveToLogin = useLeaveToLogin();
  const { isLinkInvalid, onFailure } = useLinkFailure();

  function leave() {
    notifySuccess();
    void leaveToLogin();
  }

  return (
    <AccountPage title="Nouveau mot de passe" lead={email} illustration="workshop">
      {isLinkInvalid && (
        <InlineAlert
          kind="error"
          action={<Link to={href('reset_password_request')}>Demander un nouveau lien</Link>}
        >
          {texts.resetLinkInvalid}
        </InlineAlert>
      )}
      <Form<NewPassword>
        label="Réinitialisation"
        onSubmit={(values) => applyReset({ ...values, token, email })}
        onFailure={onFailure}
        onSuccess={leave}
        guard={false}
      >
        <NewPasswordFields />
        <SubmitButton size="large" block>
          Valider
        </SubmitButton>
      </Form>
    </AccountPage>
  );
}
