import ArrowLeftOutlined from '@ant-design/icons/es/icons/ArrowLeftOutlined';
import { useCan } from '@alumni/shared-auth';
import { Profile as ProfileIds, type Alumnus } from '@alumni/shared-contract';
import { Section } from '@alumni/shared-ui/antd-page';
import { lazyPart } from '@alumni/shared-ui/feedback';
import { Page } from '@alumni/shared-ui/page';
import { useParams } from '@alumni/shared-ui/router';
import Button from 'antd/es/button';
import { fullName, useAlumnus } from '../../api/alumni';
import { ContactFacts } from '../../components/ContactFacts';
import { StudyPath } from '../../components/StudyPath';
import { Activity } from './Activity';
import { ApprovalBar } from './ApprovalBar';
import { Biography } from './Biography';
import { DetailFailed } from './DetailFailed';
import { DetailSkeleton } from './DetailSkeleton';
import { IdentityCard } from './IdentityCard';
import { Referents } from './Referents';
import { WriteButton } from './WriteButton';
import { useBackToList } from './useListContext';
import styles from './AlumnusDetailScreen.module.css';

// For staff only, at the end of the page.
const AccountSection = lazyPart(async () => (await import('./AccountSection')).AccountSection);

/** A person of the directory: facts, contact, and the approval for staff. */
export function AlumnusDetailScreen() {
  const id = Number(useParams().id);
  const { data: alumnus, error, mutate } = useAlumnus(id);
  return (
    <Page title={alumnus ? fullName(alumnus) : 'Profil d’un ancien'} actions={<BackButton />}>
      {alumnus ? (
        <Profile key={id} alumnus={alumnus} onChange={() => void mutate()} />
      ) : error ? (
        <DetailFailed error={error} onRetry={() => void mutate()} />
      ) : (
        <DetailSkeleton />
      )}
    </Page>
  );
}

function Profile({ alumnus, onChange }: { alumnus: Alumnus; onChange: () => void }) {
  const isAlumnus = alumnus.id_profil === ProfileIds.alumnus;
  const mayApprove = useCan('alumnus:approve') && isAlumnus;
  const mayManage = useCan('alumnus:delete') && isAlumnus;
  return (
    <>
      <IdentityCard alumnus={alumnus} />
      {mayApprove && <ApprovalBar alumnus={alumnus} onApproved={onChange} />}
      <div className={styles.columns}>
        <div className={styles.column}>
          <Section title="Coordonnées" actions={<WriteButton alumnus={alumnus} />}>
            <ContactFacts alumnus={alumnus} />
          </Section>
          <Section title="Référents">
            <Referents referents={alumnus.referents} />
          </Section>
        </div>
        <div className={styles.column}>
          <Section title="Biographie">
            <Biography alumnus={alumnus} />
          </Section>
          <Section title="Parcours">
            <StudyPath rows={alumnus.parcours} />
          </Section>
          <Section title="Activité">
            <Activity alumnus={alumnus} />
          </Section>
          {mayManage && <AccountSection alumnus={alumnus} onChange={onChange} />}
        </div>
      </div>
    </>
  );
}

function BackButton() {
  const back = useBackToList();
  return (
    <Button icon={<ArrowLeftOutlined aria-hidden />} onClick={back}>
      retour
    </Button>
  );
}
