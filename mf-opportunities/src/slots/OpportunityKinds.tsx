import { opportunityTypes, type OpportunityType } from '@alumni/shared-contract';
import { OpportunityPicture } from '../components/OpportunityPicture';
import { typeNames } from '../components/type-names';
import grid from './LatestOpportunities.module.css';
import styles from './OpportunityTeaser.module.css';

/** Kinds of opportunities that the network publishes, as a fallback. */
export function OpportunityKinds() {
  return (
    <ul className={grid.grid}>
      {opportunityTypes.map((type) => (
        <li key={type} className={styles.card}>
          <div className={styles.cover}>
            <OpportunityPicture type={type} />
          </div>
          <div className={styles.body}>
            <h3 className={styles.title}>{typeNames[type]}</h3>
            <p>{presentations[type]}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const presentations: Record<OpportunityType, string> = {
  EMPLOI: 'Les postes que les entreprises des anciens ouvrent, à Lomé, Cotonou et Libreville.',
  STAGE: 'Un premier pas dans une entreprise, recommandé par ceux qui y travaillent déjà.',
  AFFAIRE: 'Des partenaires, des clients, des projets : les affaires se font entre anciens.',
};
