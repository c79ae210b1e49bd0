import {
  measuredVisits,
  vitalNames,
  type RemoteStatus,
  type VitalCount,
} from '@alumni/shared-contract';
import Tag from 'antd/es/tag';
import styles from './CompositionState.module.css';
import { goodPercent, speedTone, vitalWords } from './words';

interface SpeedProps {
  remote: RemoteStatus;
  vitals: VitalCount[];
}

/** How fast pages felt: the live version, and the one on trial or the previous one. */
export function Speed({ remote: { name, version, previous, canary }, vitals }: SpeedProps) {
  const other = canary
    ? { version: canary.version, place: 'à l’essai' }
    : { version: previous, place: 'avant' };
  const lines = [{ version, place: 'en ligne' }, other]
    .map((line) => ({
      ...line,
      counts: vitals.filter((one) => one.remote === name && one.version === line.version),
    }))
    .filter(({ counts }) => counts.length > 0);
  if (lines.length === 0) return <p>Rapidité : aucune visite mesurée depuis sept jours.</p>;
  return (
    <dl className={styles.speed}>
      {lines.map(({ place, counts }) => (
        <div key={place}>
          <dt>
            Rapidité, version {place} ({Math.max(...counts.map(measuredVisits))} visites)
          </dt>
          <dd>
            {vitalNames.map((vital) => (
              <VitalTag key={vital} count={counts.find((one) => one.vital === vital)} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function VitalTag({ count }: { count: VitalCount | undefined }) {
  if (!count) return null;
  return (
    <Tag color={speedTone(count)}>
      {vitalWords[count.vital]} {goodPercent(count)} %
    </Tag>
  );
}
