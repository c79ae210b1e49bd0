import type { PageRemote } from '@alumni/federation-runtime';
import type { RemoteStatus } from '@alumni/shared-contract';
import Select from 'antd/es/select';
import Tag from 'antd/es/tag';
import { loadText, loadTimes } from './load-times';
import styles from './ToolsPanel.module.css';
import { channelWords, choicesOf, chosen } from './version-choice';

interface RemoteRowProps {
  remote: PageRemote;
  /** With its other versions; undefined for who may not see them. */
  status: RemoteStatus | undefined;
}

/** A remote of this page: its version and why, what it cost, and the versions to switch to. */
export function RemoteRow({ remote, status }: RemoteRowProps) {
  const { title, version, channel, state, base } = remote;
  const { word, tone } = channelWords[channel];
  const times = loadTimes(base);
  return (
    <li>
      <p>
        <strong>{title}</strong> <Tag color={tone}>{word}</Tag>
        {state === 'maintenance' && <Tag color="warning">en maintenance</Tag>}
      </p>
      {status ? (
        <Select
          aria-label={`Version de ${title}`}
          className={styles.choice}
          value={chosen(remote)}
          placeholder={version}
          options={choicesOf(status)}
          popupMatchSelectWidth={false}
          // A full page load: the server keeps the choice.
          onChange={(query) => location.assign(query)}
        />
      ) : (
        <code>{version}</code>
      )}
      <small>{times ? loadText(times) : 'rien de chargé sur cette page'}</small>
    </li>
  );
}
