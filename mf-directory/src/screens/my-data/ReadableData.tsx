import type { OwnData } from '@alumni/shared-contract';
import { CardSkeleton } from '@alumni/shared-ui/antd-page';
import Collapse from 'antd/es/collapse';
import { useOwnData } from '../../api/own-data';
import { Facts } from '../../components/Facts';
import { LoadFailed } from '../../components/LoadFailed';
import { factsOf, sectionTitles, type SectionName } from './own-data-text';
import styles from './ReadableData.module.css';

const sections = Object.entries(sectionTitles) as [SectionName, string][];

/** Everything that is kept about the person, by subject. */
export function ReadableData() {
  const { data, error, mutate } = useOwnData();
  if (!data)
    return error ? <LoadFailed onRetry={() => void mutate()} /> : <CardSkeleton rows={6} />;
  return (
    <Collapse
      items={sections.map(([name, title]) => {
        const value = data[name];
        return {
          key: name,
          label: Array.isArray(value) ? `${title} (${value.length})` : title,
          children: <Subject name={name} value={value} />,
        };
      })}
    />
  );
}

function Subject({ name, value }: { name: SectionName; value: OwnData[SectionName] }) {
  if (!Array.isArray(value)) {
    const facts = factsOf(name, value).map((fact) => ({
      ...fact,
      value: <span className={styles.value}>{fact.value}</span>,
    }));
    return <Facts layout="vertical" facts={facts} />;
  }
  if (value.length === 0) return <p>Rien.</p>;
  return (
    <ol
      className={styles.entries}
      aria-label={sectionTitles[name]}
      // The keyboard scrolls a long list too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {value.map((entry, index) => (
        // The file is read once: its order does not change.
        <li key={index}>
          {factsOf(name, entry)
            .map((fact) => `${fact.label} : ${fact.value}`)
            .join(' · ')}
        </li>
      ))}
    </ol>
  );
}
