import { formatNumber } from '@alumni/shared-ui/text';
import {
  Bar,
  BarChart,
  CartesianGrid,
  LabelList,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts';
import type { ReactElement } from 'react';
import type { TrendRow } from './TrendFigure';

interface ChartProps {
  rows: TrendRow[];
}

const numbers = (value: unknown) => formatNumber(Number(value));
/** Height of a horizontal bar with its gap, in pixels. */
const barHeight = 40;
/** Height of the months below their table on a phone, in pixels. */
const lowest = 280;
const plain = { axisLine: false, tickLine: false } as const;
const bar = { dataKey: 'total', isAnimationActive: false } as const;

/** One column for each month. */
export function MonthsChart({ rows }: ChartProps) {
  return (
    <Frame>
      <BarChart data={rows} accessibilityLayer={false} margin={{ top: 24 }}>
        <CartesianGrid vertical={false} stroke="var(--border)" />
        <XAxis dataKey="name" {...plain} interval="preserveStartEnd" minTickGap={8} />
        <YAxis {...plain} allowDecimals={false} tickFormatter={numbers} width="auto" />
        <Bar {...bar} fill="var(--ink)" radius={[4, 4, 0, 0]} />
      </BarChart>
    </Frame>
  );
}

/** One horizontal bar for each row, with its name and its number. */
export function SharesChart({ rows }: ChartProps) {
  return (
    <Frame height={rows.length * barHeight}>
      <BarChart
        data={rows}
        layout="vertical"
        accessibilityLayer={false}
        margin={{ top: 0, right: 56, bottom: 0, left: 0 }}
      >
        <XAxis type="number" hide domain={[0, 'dataMax']} />
        <YAxis type="category" dataKey="name" {...plain} width="auto" interval={0} />
        <Bar {...bar} fill="var(--palm)" radius={[0, 4, 4, 0]}>
          <LabelList dataKey="total" position="right" formatter={numbers} />
        </Bar>
      </BarChart>
    </Frame>
  );
}

/** Without a height, as high as the table beside. */
function Frame({ height, children }: { height?: number; children: ReactElement }) {
  return (
    <ResponsiveContainer
      width="100%"
      height={height ?? '100%'}
      minHeight={height ?? lowest}
      initialDimension={{ width: 600, height: height ?? lowest }}
    >
      {children}
    </ResponsiveContainer>
  );
}
