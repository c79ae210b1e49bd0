import { texts, type ResetApplyInput } from '@alumni/shared-contract';
import { notifySuccess } from '@alumni/shared-ui/feedback';
import { Form } from '@alumni/shared-ui/form';
import { EmailField, SubmitButton } from '@alumni/shared-ui/guest-form';
import { useParams, useSearchParams } from '@alumni/shared-ui/router';
import { applyReset } from '../../api/passwords';
import { AccountPage } from '../../components/AccountPage';
import { DeadLink } from '../../components/DeadLink';
import { LinkProblem } from '../../components/LinkProblem';
import { NewPasswordFields } from '../../components/NewPasswordFields';
import { useLeaveToLogin } from '../../components/useLeaveToLogin';
import { useMailedLink } from '../../components/useMailedLink';

type NewPassword = Omit<ResetApplyInput, 'token'>;

/** Sets a new password from a reset link; ends every session of the person. */
export function ResetPasswordApplyScreen() {
  const { token = '' } = useParams();
  const email = useSearchParams()[0].get('email') ?? '';
  const leaveToLogin = useLeaveToLogin();
  const link = useMailedLink('reset', token);

  function leave() {
    notifySuccess();
    void leaveToLogin();
  }

  return (
    <AccountPage title="Nouveau mot de passe" lead={email} illustration="workshop">
      <LinkProblem {...link.check} />
      {link.isDead ? (
        <DeadLink>{texts.resetLinkInvalid}</DeadLink>
      ) : (
        <Form<NewPassword>
          label="Réinitialisation"
          initialValues={{ email }}
          onSubmit={(values) => applyReset({ ...values, token }, email !== '')}
          onFailure={link.onFailure}
          onSuccess={leave}
          guard={false}
        >
          {email === '' && (
            <EmailField
              name="email"
              label="E-mail"
              hint="L’adresse à laquelle ce lien vous a été envoyé."
              required
              autoComplete="username"
            />
          )}
          <NewPasswordFields />
          <SubmitButton size="large" block>
            Valider
          </SubmitButton>
        </Form>
      )}
    </AccountPage>
  );
}
