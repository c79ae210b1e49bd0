import type { RemoteStanding } from '@alumni/shared-contract';
import { Section, StatusTag } from '@alumni/shared-ui/page';
import styles from './CompositionState.module.css';
import { Releases } from './Releases';
import { SharedVersions } from './SharedVersions';
import { momentText } from './words';

/** One remote as it stands: its state, its versions, what it asks of the shell. */
export function RemoteCard({ remote }: { remote: RemoteStanding }) {
  const { title, name, owner, version, previous, canary, contract, refused, changedAt } = remote;
  return (
    <Section title={title} lead={`${name} · ${owner}`} actions={<State remote={remote} />}>
      {refused && <p className={styles.refused}>{refused}</p>}
      <dl className={styles.facts}>
        <Fact term="En ligne">
          <code>{version}</code> depuis le {momentText(changedAt)}
        </Fact>
        <Fact term="Avant">{previous ? <code>{previous}</code> : 'aucune autre'}</Fact>
        {canary && (
          <Fact term="À l'essai">
            <code>{canary.version}</code> pour {canary.percent} % des visiteurs
          </Fact>
        )}
        <Fact term="Contrat">
          <code>{contract}</code>
        </Fact>
      </dl>
      <SharedVersions remote={remote} />
      <Releases remote={remote} />
    </Section>
  );
}

function State({ remote: { state, refused } }: { remote: RemoteStanding }) {
  if (refused) return <StatusTag tone="danger">Écartée</StatusTag>;
  if (state === 'maintenance') return <StatusTag tone="warning">En maintenance</StatusTag>;
  return <StatusTag tone="success">En service</StatusTag>;
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
