import { texts, type Visibility } from '@alumni/shared-contract';
import { SubmitButton } from '@alumni/shared-ui/antd-form';
import { CardSkeleton } from '@alumni/shared-ui/antd-page';
import { notifySuccess } from '@alumni/shared-ui/feedback';
import { Form, FormActions, notifyRefusal } from '@alumni/shared-ui/form';
import { Page } from '@alumni/shared-ui/page';
import { href } from '@alumni/shared-ui/router';
import { saveVisibility, usePreview, useVisibility } from '../../api/visibility';
import { ProfileLoading } from '../../components/ProfileLoading';
import { LoadFailed } from '../../components/LoadFailed';
import { Preview } from './Preview';
import { VisibilityFields } from './VisibilityFields';
import styles from './MyPrivacyScreen.module.css';

/** Who sees what of me, and how a member sees me (rule 31). */
export function MyPrivacyScreen() {
  const { data: visibility, error, mutate } = useVisibility();
  return (
    <Page title="Ma visibilité" back={{ to: href('show_profil'), label: 'Mon profil' }}>
      {visibility ? (
        <Privacy visibility={visibility} onSaved={() => void mutate()} />
      ) : error ? (
        <LoadFailed onRetry={() => void mutate()} />
      ) : (
        <ProfileLoading>
          <CardSkeleton rows={8} />
        </ProfileLoading>
      )}
    </Page>
  );
}

interface PrivacyProps {
  visibility: Visibility;
  onSaved: () => void;
}

function Privacy({ visibility, onSaved }: PrivacyProps) {
  const preview = usePreview();
  const saved = () => {
    notifySuccess(texts.visibilitySaved);
    onSaved();
    void preview.mutate();
  };
  return (
    <div className={styles.columns}>
      <Form<Visibility>
        label="Ma visibilité"
        initialValues={asOffered(visibility)}
        onSubmit={(values) => saveVisibility(values)}
        onSuccess={saved}
        onFailure={notifyRefusal}
        onFieldErrors={notifyRefusal}
      >
        <VisibilityFields />
        <FormActions>
          <SubmitButton>Enregistrer</SubmitButton>
        </FormActions>
      </Form>
      <Preview load={preview} isListed={visibility.listed === 1} />
    </div>
  );
}

/** The team sees contact facts in any case: 'me' is offered for the birthday only. */
function asOffered(visibility: Visibility): Visibility {
  const { telephone, email, employeur, picture } = visibility;
  const contact = { telephone, email, employeur, picture };
  const offered = Object.entries(contact).map(([name, level]) => [
    name,
    level === 'me' ? 'staff' : level,
  ]);
  return { ...visibility, ...(Object.fromEntries(offered) as typeof contact) };
}
