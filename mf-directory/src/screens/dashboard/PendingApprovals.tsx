import type { StudentCard } from '@alumni/shared-contract';
import { ListStates } from '@alumni/shared-ui/list';
import { Section, Skeleton } from '@alumni/shared-ui/page';
import { Avatar } from '@alumni/shared-ui/picture';
import { href, Link, LinkButton } from '@alumni/shared-ui/router';
import { fullName, useAlumni } from '../../api/alumni';
import { Icon } from '../../components/Icon';
import styles from './PendingApprovals.module.css';

const shown = 10;
const pending = { approved: 0 };
const listAddress = '?approved=0';

/** The first sign-ups that wait; from one, the approval goes on to the next. */
export function PendingApprovals() {
  const load = useAlumni(pending);
  const total = load.data?.total ?? 0;
  return (
    <Section
      title="En attente d'approbation"
      actions={
        total > shown && (
          <LinkButton to={href('liste_ancien') + listAddress}>Voir toute la liste</LinkButton>
        )
      }
    >
      <ListStates
        load={load}
        isEmpty={(page) => page.data.length === 0}
        emptyText="Toutes les inscriptions sont approuvées"
        skeleton={<PendingSkeleton />}
      >
        {(page) => (
          <ul className={styles['list']}>
            {page.data.slice(0, shown).map((alumnus) => (
              <PendingRow key={alumnus.id} alumnus={alumnus} />
            ))}
          </ul>
        )}
      </ListStates>
    </Section>
  );
}

function PendingRow({ alumnus }: { alumnus: StudentCard }) {
  const name = fullName(alumnus);
  const studies = [alumnus.campuses.join(', '), alumnus.last_grade_year, alumnus.profession];
  return (
    <li>
      <Link
        className={styles['row']}
        to={href('ancien_details', { id: alumnus.id })}
        state={{ list: listAddress }}
      >
        <Avatar name={alumnus} src={alumnus.picture_url} decorative />
        <span className={styles['words']}>
          <strong>{name}</strong>
          <span className={styles['studies']}>{studies.filter(Boolean).join(' · ')}</span>
        </span>
        <Icon name="next" />
      </Link>
    </li>
  );
}

function PendingSkeleton() {
  return (
    <div className={styles['list']}>
      {Array.from({ length: shown }, (_, index) => (
        <Skeleton key={index} className={styles['bone']} />
      ))}
    </div>
  );
}
