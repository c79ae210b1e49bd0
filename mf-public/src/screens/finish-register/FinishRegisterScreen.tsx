import { useSession } from '@alumni/shared-auth';
import { texts, type CurrentUser } from '@alumni/shared-contract';
import { InlineAlert, notifyError, notifySuccess } from '@alumni/shared-ui/feedback';
import { Form, SubmitButton, useFormValue } from '@alumni/shared-ui/form';
import { Page, PageSkeleton } from '@alumni/shared-ui/page';
import { href, LinkButton, useNavigate } from '@alumni/shared-ui/router';
import { useState } from 'react';
import { completeProfile } from '../../api/account';
import { useProfessions } from '../../api/reference';
import { dropDraft, readDraft } from '../../components/signup-draft';
import { TermsField } from '../../components/TermsField';
import { ContactFields } from './ContactFields';
import { DraftKeeper } from './DraftKeeper';
import { IdentityFields } from './IdentityFields';
import { PendingApproval } from './PendingApproval';
import { inputOf, startingValues, type ProfileForm } from './profile-form';
import { ReferentFields } from './ReferentFields';
import { StudyFields } from './StudyFields';
import { VerifyMail } from './VerifyMail';

/** Second half of the sign-up, for the person who is signed in. */
export function FinishRegisterScreen() {
  const { user } = useSession();
  if (!user) return <PageSkeleton />;
  return user.profile_completed ? <AlreadyComplete /> : <CompleteProfile user={user} />;
}

/** Sent twice, the form would erase what was saved the first time. */
function AlreadyComplete() {
  return (
    <Page title="Compléter mes informations" width="form">
      <InlineAlert
        kind="success"
        action={<LinkButton to={href('home')}>Retour à l’accueil</LinkButton>}
      >
        Vos informations sont déjà enregistrées.
      </InlineAlert>
    </Page>
  );
}

function CompleteProfile({ user }: { user: CurrentUser }) {
  const navigate = useNavigate();
  const { refresh } = useSession();
  const professions = useProfessions();
  const [initialValues] = useState(() => startingValues(user, readDraft(user.email)));

  async function leave() {
    dropDraft();
    notifySuccess(texts.profileSaved);
    await navigate(href('home'));
    await refresh().catch(() => null);
  }

  return (
    <Page
      title="Compléter mes informations"
      lead="Quatre courtes étapes. Ce que vous tapez est gardé sur cet appareil jusqu’à l’envoi ou à la déconnexion."
      width="form"
    >
      {user.email_verified === 0 && <VerifyMail email={user.email} />}
      <Form<ProfileForm>
        label="Compléter mes informations"
        initialValues={initialValues}
        onSubmit={(values) => completeProfile(inputOf(values, professions))}
        onFailure={({ message }) => notifyError(texts.serverMessagePrefix + message)}
        onSuccess={() => void leave()}
      >
        <DraftKeeper email={user.email} />
        <IdentityFields />
        <ContactFields />
        <StudyFields professions={professions} />
        <ReferentFields />
        {user.approved === 0 && <PendingApproval />}
        {user.terms_accepted === 0 && <TermsField />}
        <SaveButton mustAccept={user.terms_accepted === 0} />
      </Form>
    </Page>
  );
}

function SaveButton({ mustAccept }: { mustAccept: boolean }) {
  const isMissing = useFormValue<string>('status') !== 'accepted' && mustAccept;
  return (
    <SubmitButton
      variant="accent"
      size="large"
      block
      invalidReason="Remplissez les champs marqués d’un astérisque pour enregistrer."
      reason={isMissing && 'Acceptez les conditions d’utilisation pour enregistrer.'}
    >
      Enregistrer
    </SubmitButton>
  );
}
