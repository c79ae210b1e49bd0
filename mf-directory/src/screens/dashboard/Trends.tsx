import { href } from '@alumni/shared-ui/router';
import type { ReactNode } from 'react';
import { useTrends } from '../../api/dashboard';
import { LoadFailed } from '../../components/LoadFailed';
import { MonthsChart, SharesChart } from './charts';
import { TrendFigure } from './TrendFigure';

/** Three charts, each with its numbers in a table beside. */
export function Trends({ placeholder }: { placeholder: ReactNode }) {
  const { data, error, mutate } = useTrends();
  if (!data) return error ? <LoadFailed onRetry={() => void mutate()} /> : placeholder;
  const months = data.months.map(({ month, total }) => ({
    key: month,
    name: monthName.format(new Date(`${month}-01T00:00:00Z`)),
    total,
  }));
  const campuses = data.campuses.map(({ id, nom, total }) => ({
    key: id,
    name: nom,
    total,
    to: href('liste_ancien', {}, { esgis: nom }),
  }));
  const professions = data.professions.map(({ id, nom, total }) => ({
    key: id,
    name: nom,
    total,
    to: href('liste_ancien', {}, { profession: nom }),
  }));
  return (
    <>
      <TrendFigure title="Inscriptions des douze derniers mois" head="Mois" rows={months}>
        <MonthsChart rows={months} />
      </TrendFigure>
      <TrendFigure title="Par campus" head="Campus" rows={campuses}>
        <SharesChart rows={campuses} />
      </TrendFigure>
      <TrendFigure title="Par profession" head="Profession" rows={professions}>
        <SharesChart rows={professions} />
      </TrendFigure>
    </>
  );
}

const monthName = new Intl.DateTimeFormat('fr-FR', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
