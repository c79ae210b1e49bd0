import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import HourglassOutlined from '@ant-design/icons/es/icons/HourglassOutlined';
import MinusCircleOutlined from '@ant-design/icons/es/icons/MinusCircleOutlined';
import SafetyCertificateOutlined from '@ant-design/icons/es/icons/SafetyCertificateOutlined';
import TeamOutlined from '@ant-design/icons/es/icons/TeamOutlined';
import type { Stats } from '@alumni/shared-contract';
import { href, Link, type Query } from '@alumni/shared-ui/router';
import { formatNumber } from '@alumni/shared-ui/text';
import { cx } from '@alumni/shared-ui/theme';
import Card from 'antd/es/card';
import Statistic from 'antd/es/statistic';
import { ShareBar } from './ShareBar';
import styles from './Counters.module.css';

interface Counter {
  key: keyof Stats;
  label: string;
  Icon: typeof TeamOutlined;
  tone: 'ink' | 'palm' | 'terracotta' | 'plain';
  filter: Query;
}

const counters: Counter[] = [
  { key: 'total_inscrits', label: 'Inscrits', Icon: TeamOutlined, tone: 'ink', filter: {} },
  {
    key: 'total_inscrits_appouves',
    label: 'Approuvés',
    Icon: CheckCircleOutlined,
    tone: 'palm',
    filter: { approved: 1 },
  },
  {
    key: 'total_inscrits_non_approuves',
    label: 'Non approuvés',
    Icon: HourglassOutlined,
    tone: 'terracotta',
    filter: { approved: 0 },
  },
  {
    key: 'total_inscrits_certifies',
    label: 'Certifiés',
    Icon: SafetyCertificateOutlined,
    tone: 'palm',
    filter: { certified: 1 },
  },
  {
    key: 'total_inscrits_non_certifies',
    label: 'Non certifiés',
    Icon: MinusCircleOutlined,
    tone: 'plain',
    filter: { certified: 0 },
  },
];

/** Links to the people it counts. */
export function Counters({ stats }: { stats: Stats }) {
  return (
    <ul className={styles.counters} aria-label="Statistiques des inscriptions">
      {counters.map(({ key, label, Icon, tone, filter }) => (
        <li key={key}>
          <Link to={href('liste_ancien', {}, filter)} className={styles.link}>
            <Card size="small" className={cx(styles.counter, styles[tone])}>
              <Statistic
                title={
                  <span className={styles.label}>
                    <Icon aria-hidden />
                    {label}
                  </span>
                }
                classNames={{ content: styles.value }}
                value={wideSpaces(formatNumber(stats[key]))}
                formatter={(text) => text}
              />
              <ShareBar part={stats[key]} whole={stats.total_inscrits} />
            </Card>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The display font's narrow space is too narrow for thousands at this size. */
const wideSpaces = (number: string) => number.replace(/\u202f/g, '\u00a0');
