import { type Alumnus } from '@alumni/shared-contract';
import { Avatar, CardSkeleton, InlineAlert, Section } from '@alumni/shared-ui/antd-page';
import { formatPhone } from '@alumni/shared-ui/text';
import { fullName } from '../../api/alumni';
import type { usePreview } from '../../api/visibility';
import { Facts } from '../../components/Facts';
import { LoadFailed } from '../../components/LoadFailed';
import styles from './Preview.module.css';

interface PreviewProps {
  load: ReturnType<typeof usePreview>;
  isListed: boolean;
}

/** What is saved, as an approved member sees it: the server decides. */
export function Preview({ load, isListed }: PreviewProps) {
  const { data: me, error, mutate } = load;
  return (
    <Section title="Comme un membre me voit">
      {!isListed ? (
        <InlineAlert>Les membres ne vous voient pas dans l’annuaire.</InlineAlert>
      ) : me ? (
        <Seen me={me} />
      ) : error ? (
        <LoadFailed onRetry={() => void mutate()} />
      ) : (
        <CardSkeleton avatar />
      )}
    </Section>
  );
}

function Seen({ me }: { me: Alumnus }) {
  return (
    <div className={styles.seen}>
      <div className={styles.name}>
        <Avatar name={me} src={me.picture_url} size="large" />
        <p>{fullName(me)}</p>
      </div>
      <Facts
        facts={[
          { label: 'Téléphone', value: me.telephone && formatPhone(me.telephone) },
          { label: 'E-mail', value: me.email },
          { label: 'Employeur', value: me.employeur },
          { label: 'Anniversaire', value: me.birthday },
        ]}
      />
    </div>
  );
}
