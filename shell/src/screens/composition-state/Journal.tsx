import type { CompositionReply } from '@alumni/shared-contract';
import { Details } from './Details';
import { Part } from './Part';
import styles from './CompositionState.module.css';
import { actionWords, momentText, titleOf } from './words';

/** Release journal, latest first. */
export function Journal({ journal, remotes }: CompositionReply) {
  return (
    <Part title="Derniers changements" lead="Les cinquante plus récents.">
      {journal.length === 0 ? (
        <p>Aucun changement pour le moment.</p>
      ) : (
        <Details label={`Voir les changements (${journal.length})`}>
          <ol className={`${styles.lines} ${styles.journal}`}>
            {journal.map((entry) => (
              <li key={`${entry.revision} ${entry.at} ${entry.remote}`}>
                <time dateTime={entry.at}>{momentText(entry.at)}</time>
                <span>
                  <strong>{titleOf(entry.remote, remotes)}</strong> : {actionWords[entry.action]}
                  {entry.percent !== null && ` auprès de ${entry.percent} % des visiteurs`}
                  <small>
                    {entry.version && <code>{entry.version}</code>}
                    {entry.previous && entry.previous !== entry.version && (
                      <>
                        {' '}
                        après <code>{entry.previous}</code>
                      </>
                    )}{' '}
                    par {entry.by}
                    {entry.reason && ` : ${entry.reason}`}
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
