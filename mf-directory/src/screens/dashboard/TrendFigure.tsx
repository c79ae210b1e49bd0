import { Link } from '@alumni/shared-ui/router';
import { formatNumber } from '@alumni/shared-ui/text';
import Table from 'antd/es/table';
import type { ReactNode } from 'react';
import styles from './TrendFigure.module.css';

/** One bar of a chart and one row of its table. */
export interface TrendRow {
  key: string | number;
  name: string;
  total: number;
  /** The list of these people. */
  to?: string;
}

interface TrendFigureProps {
  title: string;
  /** Head of the column of names. */
  head: string;
  rows: TrendRow[];
  /** The chart; the table says the same, so screen readers get the table alone. */
  children: ReactNode;
}

export function TrendFigure({ title, head, rows, children }: TrendFigureProps) {
  return (
    <section className={styles.figure} aria-label={title}>
      <h3>{title}</h3>
      <div className={styles.chart} aria-hidden>
        {children}
      </div>
      <Table<TrendRow>
        aria-label={title}
        size="small"
        className={styles.table}
        pagination={false}
        dataSource={rows}
        columns={[
          { key: 'name', title: head, render: (_, { name, to }) => linked(name, to) },
          {
            key: 'total',
            title: 'Personnes',
            align: 'right',
            render: (_, { total }) => formatNumber(total),
          },
        ]}
      />
    </section>
  );
}

const linked = (name: string, to: string | undefined) => (to ? <Link to={to}>{name}</Link> : name);
