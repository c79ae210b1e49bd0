import type { CompositionReply, FaultCount, ScreenFault } from '@alumni/shared-contract';
import Input from 'antd/es/input';
import { useId, useState } from 'react';
import { incidentOf, useIncident } from '../../api/composition';
import styles from './CompositionState.module.css';
import { Details } from './Details';
import { Part } from './Part';
import { faultWords, faultsOf, momentText, titleOf } from './words';

/** Recent faults of browsers, and a search by incident code. */
export function Faults({ faults, faultCounts, remotes }: CompositionReply) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const incident = incidentOf(typed);
  const { data: found, error } = useIncident(incident);
  return (
    <Part
      title="Pannes signalées"
      lead="Une page en panne montre un code : tapez-le ici pour savoir ce qui s’est passé."
    >
      <FaultCounts counts={faultCounts} remotes={remotes} />
      <div className={styles.search}>
        <label htmlFor={id}>Code d’incident</label>
        <Input
          id={id}
          type="search"
          value={typed}
          placeholder="MF-7K2Q9D"
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <div aria-live="polite">
        {typed && !incident && <p>Un code s’écrit MF- puis six lettres ou chiffres.</p>}
        {incident && error && <p>La recherche n’a pas abouti. Réessayez.</p>}
        {incident && found?.length === 0 && <p>Aucune panne ne porte le code {incident}.</p>}
      </div>
      {incident && <FaultLines faults={found ?? []} />}
      {!incident && faults.length === 0 && <p>Aucune panne signalée : tout va bien.</p>}
      {!incident && faults.length > 0 && (
        <Details label="Détails techniques, panne par panne">
          <FaultLines faults={faults} />
        </Details>
      )}
    </Part>
  );
}

interface FaultCountsProps {
  counts: FaultCount[];
  remotes: CompositionReply['remotes'];
}

/** The last hour beside the last day, to show whether it continues. */
function FaultCounts({ counts, remotes }: FaultCountsProps) {
  if (counts.length === 0) return null;
  return (
    <ul className={styles.counts} aria-label="Pannes des dernières 24 heures">
      {faultsOf(counts).map(({ remote, lastHour, lastDay }) => (
        <li key={remote}>
          <strong>{titleOf(remote, remotes)}</strong> : {lastDay} en 24 h, dont {lastHour} depuis
          une heure
        </li>
      ))}
    </ul>
  );
}

function FaultLines({ faults }: { faults: ScreenFault[] }) {
  return (
    <ol className={styles.lines}>
      {faults.map((fault) => (
        <li key={`${fault.incident} ${fault.at}`}>
          <time dateTime={fault.at}>{momentText(fault.at)}</time>
          <span>
            <code>{fault.incident}</code> <strong>{faultWords[fault.kind]}</strong> : {fault.screen}{' '}
            de {fault.remote} <code>{fault.version}</code>
            <small>
              {fault.browser}
              {fault.message && ` · ${fault.message}`}
              {fault.preview && ` · aperçu ${fault.preview}`}
            </small>
          </span>
        </li>
      ))}
    </ol>
  );
}
