import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import type { StudentCard } from '@alumni/shared-contract';
import { LinkButton } from '@alumni/shared-ui/antd-link';
import { ListStates } from '@alumni/shared-ui/antd-list';
import { Avatar, Section } from '@alumni/shared-ui/antd-page';
import { href, Link } from '@alumni/shared-ui/router';
import { formatNumber } from '@alumni/shared-ui/text';
import Skeleton from 'antd/es/skeleton';
import { fullName, useAlumni } from '../../api/alumni';
import { useStats } from '../../api/dashboard';
import { readyForApproval } from './ready-for-approval';
import styles from './PendingApprovals.module.css';

const shown = 10;
const listAddress = '?approved=0&ready=1';

/** The first sign-ups that are ready for approval; each leads on to the next. */
export function PendingApprovals() {
  const load = useAlumni(readyForApproval);
  const total = load.data?.total ?? 0;
  const { data: stats } = useStats();
  const unapproved = stats?.total_inscrits_non_approuves;
  return (
    <Section
      title="En attente d’approbation"
      actions={
        total > shown && (
          <LinkButton to={href('liste_ancien') + listAddress}>Voir toute la liste</LinkButton>
        )
      }
    >
      <ListStates
        load={load}
        isEmpty={(page) => page.data.length === 0}
        emptyText={
          unapproved === 0
            ? 'Toutes les inscriptions sont approuvées'
            : 'Aucune inscription n’est prête à être approuvée'
        }
        skeleton={<PendingSkeleton />}
      >
        {(page) => (
          <ul className={styles.list}>
            {page.data.slice(0, shown).map((alumnus) => (
              <PendingRow key={alumnus.id} alumnus={alumnus} />
            ))}
          </ul>
        )}
      </ListStates>
      {load.data && unapproved !== undefined && unapproved > total && (
        <Unready count={unapproved - total} />
      )}
    </Section>
  );
}

/** Number of incomplete sign-ups, not listed. */
function Unready({ count }: { count: number }) {
  return (
    <p className={styles.unready}>
      {formatNumber(count)} inscription{count > 1 && 's'} de côté : e-mail non vérifié ou dossier
      incomplet. <Link to={href('liste_ancien', {}, { approved: 0, ready: 0 })}>Les voir</Link>
    </p>
  );
}

function PendingRow({ alumnus }: { alumnus: StudentCard }) {
  const name = fullName(alumnus);
  const studies = [alumnus.campuses.join(', '), alumnus.last_grade_year, alumnus.profession];
  return (
    <li>
      <Link
        className={styles.row}
        to={href('ancien_details', { id: alumnus.id })}
        state={{ list: listAddress }}
      >
        <Avatar name={alumnus} src={alumnus.picture_url} decorative />
        <span className={styles.words}>
          <strong>{name}</strong>
          <span className={styles.studies}>{studies.filter(Boolean).join(' · ')}</span>
        </span>
        <RightOutlined aria-hidden />
      </Link>
    </li>
  );
}

function PendingSkeleton() {
  return (
    <div className={styles.list} aria-hidden>
      {Array.from({ length: shown }, (_, index) => (
        <Skeleton
          key={index}
          active
          avatar
          title={false}
          paragraph={{ rows: 2 }}
          className={styles.place}
        />
      ))}
    </div>
  );
}
