import type { RemoteStatus } from '@alumni/shared-contract';
import { Section, StatusTag } from '@alumni/shared-ui/page';
import styles from './CompositionState.module.css';
import { Releases } from './Releases';
import { SharedVersions } from './SharedVersions';
import { momentText, partWords, stateOf } from './words';

/** State of one remote, with its versions as details. */
export function RemoteCard({ remote }: { remote: RemoteStatus }) {
  const { title, owner, canary, refused, changedAt, skew } = remote;
  const { tone, word, sentence } = partWords[stateOf(remote)];
  return (
    <Section title={title} lead={owner} actions={<StatusTag tone={tone}>{word}</StatusTag>}>
      <p>
        {sentence} Dernier changement : {momentText(changedAt)}.
      </p>
      {canary && (
        <p>Une nouvelle version est à l’essai auprès de {canary.percent} % des visiteurs.</p>
      )}
      {skew.length > 0 && <p>Une incompatibilité est à signaler à l’équipe technique.</p>}
      <details className={styles.more}>
        <summary>Détails techniques</summary>
        {refused && <p className={styles.refused}>{refused}</p>}
        <Facts remote={remote} />
        <SharedVersions remote={remote} />
        <Releases remote={remote} />
      </details>
    </Section>
  );
}

function Facts({ remote }: { remote: RemoteStatus }) {
  const { name, version, previous, canary, contract } = remote;
  return (
    <dl className={styles.facts}>
      <Fact term="Module">
        <code>{name}</code>
      </Fact>
      <Fact term="En ligne">
        <code>{version}</code>
      </Fact>
      <Fact term="Avant">{previous ? <code>{previous}</code> : 'aucune autre'}</Fact>
      {canary && (
        <Fact term="À l’essai">
          <code>{canary.version}</code> pour {canary.percent} % des visiteurs
        </Fact>
      )}
      <Fact term="Contrat">
        <code>{contract}</code>
      </Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
