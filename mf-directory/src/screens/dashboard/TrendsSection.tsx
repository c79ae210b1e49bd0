import { Section } from '@alumni/shared-ui/antd-page';
import { lazyPart } from '@alumni/shared-ui/feedback';
import { WhenNear } from '@alumni/shared-ui/page';
import Skeleton from 'antd/es/skeleton';
import styles from './TrendsSection.module.css';

const placeholder = (
  <div className={styles.place} aria-busy="true">
    <Skeleton active title={false} paragraph={{ rows: 8 }} />
  </div>
);
// The charts and their library load when the reader comes near.
const Trends = lazyPart(async () => (await import('./Trends')).Trends, placeholder);

/** How the network grows: sign-ups, campuses, professions. */
export function TrendsSection() {
  return (
    <Section title="Le réseau en chiffres">
      <WhenNear placeholder={placeholder}>
        <Trends placeholder={placeholder} />
      </WhenNear>
    </Section>
  );
}
