import { texts, type StudyPathRow } from '@alumni/shared-contract';
import { StatusTag } from '@alumni/shared-ui/antd-page';
import Descriptions from 'antd/es/descriptions';
import styles from './StudyPath.module.css';

/** A study path as antd's Descriptions, one per diploma: a Table would weigh on members' phones. */
export function StudyPath({ rows }: { rows: StudyPathRow[] }) {
  if (rows.length === 0) return <p className={styles.empty}>{texts.emptyList}</p>;
  return (
    <ul className={styles.path}>
      {rows.map((row) => (
        <li key={row.id}>
          <Descriptions bordered size="small" column={2} items={factsOf(row)} />
        </li>
      ))}
    </ul>
  );
}

const factsOf = ({ diplome, esgis, start_year, end_year, filiere, success }: StudyPathRow) => [
  { key: 'diplome', label: 'Diplôme', children: <strong>{diplome.nom}</strong> },
  { key: 'campus', label: 'Campus', children: esgis.pays },
  { key: 'periode', label: 'Période', children: `${start_year}-${end_year}` },
  { key: 'filiere', label: 'Filière', children: filiere.nom },
  {
    key: 'reussite',
    label: 'Réussite',
    children:
      success === '1' ? <StatusTag tone="success">OUI</StatusTag> : <StatusTag>NON</StatusTag>,
  },
];
