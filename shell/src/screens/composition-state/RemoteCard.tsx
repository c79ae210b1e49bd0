import type { RemoteStatus, VitalCount } from '@alumni/shared-contract';
import Descriptions from 'antd/es/descriptions';
import Alert from 'antd/es/alert';
import Tag from 'antd/es/tag';
import { Channels } from './Channels';
import { Details } from './Details';
import { Part } from './Part';
import { Releases } from './Releases';
import { SharedVersions } from './SharedVersions';
import { Speed } from './Speed';
import { Trial } from './Trial';
import { momentText, partWords, stateOf } from './words';

interface RemoteCardProps {
  remote: RemoteStatus;
  vitals: VitalCount[];
}

/** State of one remote, with its versions as details. */
export function RemoteCard({ remote, vitals }: RemoteCardProps) {
  const { title, owner, canary, refused, changedAt, skew } = remote;
  const { tone, word, sentence } = partWords[stateOf(remote)];
  return (
    <Part title={title} lead={owner} extra={<Tag color={tone}>{word}</Tag>}>
      <p>
        {sentence} Dernier changement : {momentText(changedAt)}.
      </p>
      {canary && (
        <p>Une nouvelle version est à l’essai auprès de {canary.percent} % des visiteurs.</p>
      )}
      {canary?.judge && <Trial {...canary.judge} />}
      <Speed remote={remote} vitals={vitals} />
      {skew.length > 0 && <p>Une incompatibilité est à signaler à l’équipe technique.</p>}
      <Details label="Détails techniques">
        {refused && <Alert type="error" role="note" title={refused} />}
        <Facts remote={remote} />
        <SharedVersions remote={remote} />
        <Releases remote={remote} />
      </Details>
    </Part>
  );
}

function Facts({ remote }: { remote: RemoteStatus }) {
  const { name, version, previous, canary, channels, contract } = remote;
  const facts = [
    { key: 'name', label: 'Module', children: <code>{name}</code> },
    { key: 'version', label: 'En ligne', children: <code>{version}</code> },
    {
      key: 'previous',
      label: 'Avant',
      children: previous ? <code>{previous}</code> : 'aucune autre',
    },
    canary && {
      key: 'canary',
      label: 'À l’essai',
      children: (
        <>
          <code>{canary.version}</code> pour {canary.percent} % des visiteurs
        </>
      ),
    },
    channels.length > 0 && {
      key: 'channels',
      label: 'Aperçus',
      children: <Channels channels={channels} />,
    },
    { key: 'contract', label: 'Contrat', children: <code>{contract}</code> },
  ];
  return (
    <Descriptions
      size="small"
      column={1}
      items={facts.filter((fact) => fact !== null && fact !== false)}
    />
  );
}
