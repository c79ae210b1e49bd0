import { texts, type Alumnus } from '@alumni/shared-contract';
import { useCan } from '@alumni/shared-auth';
import { Avatar } from '@alumni/shared-ui/antd-page';
import { WovenBand } from '@alumni/shared-ui/art';
import Card from 'antd/es/card';
import { StatusTags } from '../../components/StatusTags';
import styles from './IdentityCard.module.css';

/** Photo, profession, promotion; for staff also flags and type. */
export function IdentityCard({ alumnus }: { alumnus: Alumnus }) {
  const seesStates = useCan('alumnus:update');
  const { first_year, last_grade_year, campuses, alumni_type } = alumnus;
  const studies = [campuses.join(', '), period(first_year, last_grade_year)].filter(Boolean);
  return (
    <Card cover={<WovenBand variant="ribbon" />} classNames={{ body: styles.body }}>
      <span className={styles.photo}>
        <Avatar name={alumnus} src={alumnus.picture_url} size="huge" />
      </span>
      <div className={styles.words}>
        <p className={styles.profession}>{alumnus.profession?.name ?? texts.noValue}</p>
        {studies.length > 0 && <p className={styles.studies}>{studies.join(' · ')}</p>}
        {alumni_type && <p className={styles.type}>{alumni_type.name}</p>}
        {seesStates && <StatusTags of={alumnus} />}
      </div>
    </Card>
  );
}

const period = (first: number | null, last: number | null) =>
  first === null && last === null ? '' : `${first ?? texts.noValue}-${last ?? texts.noValue}`;
