import { texts, type StudyPathRow } from '@alumni/shared-contract';
import styles from './StudyPathTable.module.css';

/** A study path: one row per diploma; on a phone one card per row. */
export function StudyPathTable({ rows }: { rows: StudyPathRow[] }) {
  if (rows.length === 0) return <p className={styles.empty}>{texts.emptyList}</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Diplôme</th>
          <th scope="col">Campus</th>
          <th scope="col">Période</th>
          <th scope="col">Filière</th>
          <th scope="col">Réussite</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{row.diplome.nom}</th>
            <td data-label="Campus">{row.esgis.pays}</td>
            <td data-label="Période">
              {row.start_year}-{row.end_year}
            </td>
            <td data-label="Filière">{row.filiere.nom}</td>
            <td data-label="Réussite">{row.success === '1' ? 'OUI' : 'NON'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
