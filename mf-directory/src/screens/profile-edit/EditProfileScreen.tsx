import { texts, type Alumnus, type ProfileInput } from '@alumni/shared-contract';
import { SubmitButton } from '@alumni/shared-ui/antd-form';
import { LinkButton } from '@alumni/shared-ui/antd-link';
import { notifySuccess } from '@alumni/shared-ui/feedback';
import { Form, FormActions, notifyRefusal } from '@alumni/shared-ui/form';
import { CardSkeleton, Section } from '@alumni/shared-ui/antd-page';
import { Page } from '@alumni/shared-ui/page';
import { href, useNavigate } from '@alumni/shared-ui/router';
import { saveProfile, useOwnProfile } from '../../api/profile';
import { ProfileLoading } from '../../components/ProfileLoading';
import { LoadFailed } from '../../components/LoadFailed';
import { AccountSection } from './AccountSection';
import { PersonFields } from './PersonFields';
import { StudyPathFields, useMissingPath } from './StudyPathFields';
import { formOf, inputOf, type ProfileForm } from './profile-form';

/** The own profile as a form: account, person, study path. */
export function EditProfileScreen() {
  const { data: profile, error, reload } = useOwnProfile();
  return (
    <Page
      title="Modifier mon profil"
      width="form"
      back={{ to: href('show_profil'), label: 'Mon profil' }}
    >
      {profile ? (
        <ProfileEditor profile={profile} onSaved={reload} />
      ) : error ? (
        <LoadFailed onRetry={() => void reload()} />
      ) : (
        <ProfileLoading>
          <CardSkeleton />
        </ProfileLoading>
      )}
    </Page>
  );
}

interface ProfileEditorProps {
  profile: Alumnus;
  onSaved: () => Promise<void>;
}

function ProfileEditor({ profile, onSaved }: ProfileEditorProps) {
  const navigate = useNavigate();
  const saved = () => {
    notifySuccess(texts.profileSaved);
    void onSaved();
    void navigate(href('show_profil'));
  };
  return (
    <>
      <AccountSection profile={profile} />
      <Form<ProfileForm>
        label="Mon profil"
        initialValues={formOf(profile)}
        onSubmit={(values) => saveProfile(profile.id, inputOf(values) as ProfileInput)}
        onSuccess={saved}
        onFailure={notifyRefusal}
        onFieldErrors={notifyRefusal}
        fieldOf={{ profession: 'profession_id' }}
      >
        <Section title="Informations">
          <PersonFields />
        </Section>
        <StudyPathFields saved={profile.parcours} />
        <FormActions>
          <LinkButton to={href('show_profil')}>{texts.cancel}</LinkButton>
          <SaveButton />
        </FormActions>
      </Form>
    </>
  );
}

function SaveButton() {
  return <SubmitButton reason={useMissingPath() && texts.pathRequired}>Enregistrer</SubmitButton>;
}
