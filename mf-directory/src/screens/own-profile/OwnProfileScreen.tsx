import { type Alumnus } from '@alumni/shared-contract';
import { LinkButton } from '@alumni/shared-ui/antd-link';
import { CardSkeleton, Section } from '@alumni/shared-ui/antd-page';
import { Page } from '@alumni/shared-ui/page';
import { href } from '@alumni/shared-ui/router';
import { useState } from 'react';
import { useOwnProfile } from '../../api/profile';
import { LazyAccountDialogs, type AccountDialog } from '../../components/LazyAccountDialogs';
import { ProfileLoading } from '../../components/ProfileLoading';
import { StudyPath } from '../../components/StudyPath';
import { LoadFailed } from '../../components/LoadFailed';
import { ConfirmNote } from './ConfirmNote';
import { MissingFacts } from './MissingFacts';
import { OwnBiography } from './OwnBiography';
import { OwnFacts } from './OwnFacts';
import { OwnIdentity } from './OwnIdentity';
import styles from './OwnProfileScreen.module.css';

/** Profile of the signed-in person. */
export function OwnProfileScreen() {
  const { data: profile, error, reload } = useOwnProfile();
  return (
    <Page
      title="Mon profil"
      actions={
        <>
          <LinkButton to={href('my_data')}>Mes données</LinkButton>
          <LinkButton to={href('my_privacy')}>Ma visibilité</LinkButton>
          <LinkButton type="primary" to={href('user_profil')}>
            Mettre à jour
          </LinkButton>
        </>
      }
    >
      {profile ? (
        <Profile profile={profile} onConfirmed={reload} />
      ) : error ? (
        <LoadFailed onRetry={() => void reload()} />
      ) : (
        <ProfileSkeleton />
      )}
    </Page>
  );
}

interface ProfileProps {
  profile: Alumnus;
  onConfirmed: () => Promise<unknown>;
}

function Profile({ profile, onConfirmed }: ProfileProps) {
  const [dialog, setDialog] = useState<AccountDialog | null>(null);
  return (
    <>
      <ConfirmNote profile={profile} onConfirmed={onConfirmed} />
      <OwnIdentity profile={profile} onChange={setDialog} />
      <MissingFacts profile={profile} onPicture={() => setDialog('picture')} />
      <div className={styles.columns}>
        <Section title="Informations">
          <OwnFacts profile={profile} />
        </Section>
        <Section title="Biographie">
          <OwnBiography text={profile.biographie} />
        </Section>
      </div>
      <Section title="Mon parcours">
        <StudyPath rows={profile.parcours} />
      </Section>
      <LazyAccountDialogs open={dialog} onClose={() => setDialog(null)} />
    </>
  );
}

function ProfileSkeleton() {
  return (
    <ProfileLoading>
      <div className={styles.skeleton}>
        <CardSkeleton avatar />
        <div className={styles.columns}>
          <CardSkeleton rows={6} />
          <CardSkeleton rows={6} />
        </div>
      </div>
    </ProfileLoading>
  );
}
