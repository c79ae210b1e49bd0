import { texts, type PasswordCreateInput } from '@alumni/shared-contract';
import { notifySuccess } from '@alumni/shared-ui/feedback';
import { Form } from '@alumni/shared-ui/form';
import { SubmitButton } from '@alumni/shared-ui/guest-form';
import { useParams } from '@alumni/shared-ui/router';
import { createPassword } from '../../api/passwords';
import { AccountPage } from '../../components/AccountPage';
import { DeadLink } from '../../components/DeadLink';
import { LinkProblem } from '../../components/LinkProblem';
import { NewPasswordFields } from '../../components/NewPasswordFields';
import { useLeaveToLogin } from '../../components/useLeaveToLogin';
import { useMailedLink } from '../../components/useMailedLink';

/** First password of a person whose account the team created, from a mailed link. */
export function PasswordCreateScreen() {
  const { code = '' } = useParams();
  const leaveToLogin = useLeaveToLogin();
  const link = useMailedLink('creation', code);

  function welcome() {
    notifySuccess(texts.passwordCreated);
    void leaveToLogin();
  }

  return (
    <AccountPage
      title="Créer mon mot de passe"
      lead={link.isDead ? undefined : 'Il vous servira à vous connecter au réseau.'}
      illustration="graduation"
    >
      <LinkProblem {...link.check} />
      {link.isDead ? (
        <DeadLink>{texts.creationLinkInvalid}</DeadLink>
      ) : (
        <Form<PasswordCreateInput>
          label="Créer mon mot de passe"
          onSubmit={(values) => createPassword(code, values)}
          onFailure={link.onFailure}
          onSuccess={welcome}
          guard={false}
        >
          <NewPasswordFields tellsTwice />
          <SubmitButton size="large" block>
            Valider
          </SubmitButton>
        </Form>
      )}
    </AccountPage>
  );
}
