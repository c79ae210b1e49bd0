import { fieldErrors, useSession } from '@alumni/shared-auth';
import { texts, type CurrentUser } from '@alumni/shared-contract';
import { LinkButton } from '@alumni/shared-ui/antd-link';
import { notifySuccess } from '@alumni/shared-ui/feedback';
import { Form, notifyRefusal } from '@alumni/shared-ui/form';
import { Page, PageSkeleton } from '@alumni/shared-ui/page';
import { href, useNavigate } from '@alumni/shared-ui/router';
import Alert from 'antd/es/alert';
import { useState } from 'react';
import { completeProfile } from '../../api/account';
import { useProfessions } from '../../api/reference';
import { dropDraft, readDraft } from '../../components/signup-draft';
import { DraftKeeper } from './DraftKeeper';
import { inputOf, startingValues, type ProfileForm } from './profile-form';
import { ProfileSteps } from './ProfileSteps';
import { firstOpenStep, stepOf } from './steps';
import { VerifyMail } from './VerifyMail';

/** Second half of the sign-up, for the signed-in person. */
export function FinishRegisterScreen() {
  const { user } = useSession();
  if (!user) return <PageSkeleton />;
  return user.profile_completed ? <AlreadyComplete /> : <CompleteProfile user={user} />;
}

/** Sent twice, the form would erase what was saved the first time. */
function AlreadyComplete() {
  return (
    <Page title="Compléter mes informations" width="form">
      <Alert
        role="status"
        type="success"
        showIcon
        title="Vos informations sont déjà enregistrées."
        action={<LinkButton to={href('home')}>Retour à l’accueil</LinkButton>}
      />
    </Page>
  );
}

function CompleteProfile({ user }: { user: CurrentUser }) {
  const navigate = useNavigate();
  const { refresh } = useSession();
  const professions = useProfessions();
  const [initialValues] = useState(() => startingValues(user, readDraft(user.email)));
  const [step, setStep] = useState(() => firstOpenStep(initialValues));

  async function save(values: ProfileForm) {
    try {
      await completeProfile(inputOf(values, professions));
    } catch (cause) {
      const refused = Object.keys(fieldErrors(cause)).map(stepOf);
      if (refused.length > 0) setStep(Math.min(...refused));
      throw cause;
    }
  }

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
        onSubmit={save}
        onFailure={notifyRefusal}
        onSuccess={() => void leave()}
        // `DraftKeeper` stores the input at once: leaving loses nothing.
        guard={false}
        keep={false}
      >
        <DraftKeeper email={user.email} />
        <ProfileSteps
          user={user}
          professions={professions}
          step={step}
          onStep={setStep}
          onLater={() => {
            notifySuccess('Ce que vous avez saisi est gardé sur cet appareil.');
            void navigate(href('home'));
          }}
        />
      </Form>
    </Page>
  );
}
