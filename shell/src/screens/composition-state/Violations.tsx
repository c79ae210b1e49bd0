import type { CspViolation } from '@alumni/shared-contract';
import styles from './CompositionState.module.css';
import { Details } from './Details';
import { Part } from './Part';
import { momentText } from './words';

/** What the content security policy refused in browsers; empty for a server of the version before. */
export function Violations({ violations = [] }: { violations?: CspViolation[] }) {
  return (
    <Part
      title="Contenus bloqués"
      lead="Ce que les règles de sécurité des pages ont refusé dans un navigateur : un contenu étranger au site, ou une erreur de notre part."
    >
      {violations.length === 0 && <p>Aucun contenu bloqué.</p>}
      {violations.length > 0 && (
        <Details label="Détails techniques, règle par règle">
          <ol className={styles.lines} aria-label="Contenus bloqués, règle par règle">
            {violations.map((violation) => (
              <li key={Object.values(violation).join(' ')}>
                <time dateTime={violation.at}>{momentText(violation.at)}</time>
                <span>
                  <code>{violation.directive}</code> : <strong>{violation.blocked}</strong>, page{' '}
                  <code>{violation.page}</code>
                  <small>
                    {violation.count} fois
                    {violation.source && ` · depuis ${violation.source}`}
                    {!violation.enforced && ' · signalé seulement, pas bloqué'}
                  </small>
                </span>
              </li>
            ))}
          </ol>
        </Details>
      )}
    </Part>
  );
}
