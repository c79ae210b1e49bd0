import Alert from 'antd/es/alert';
import { steps } from './steps';
import type { Gap } from './useGaps';

/**
 * What 'Enregistrer' still needs: field names for the first step concerned, a count for later ones.
 */
export function GapsAlert({ gaps }: { gaps: readonly Gap[] }) {
  const first = gaps[0]?.step;
  if (first === undefined) return null;
  const here = gaps.filter(({ step }) => step === first);
  const later = steps
    .map(({ title }, index) => ({ title, count: gaps.filter(({ step }) => step === index).length }))
    .filter(({ count }, index) => index > first && count > 0);
  return (
    <Alert
      type="warning"
      showIcon
      title={
        <>
          <Named start="Il manque" gaps={here.filter(({ isMissing }) => isMissing)} />
          <Named start="À corriger" gaps={here.filter(({ isMissing }) => !isMissing)} />
          {later.length > 0 && (
            <p>Puis : {later.map(({ title, count }) => `${title} (${count})`).join(', ')}.</p>
          )}
        </>
      }
    />
  );
}

function Named({ start, gaps }: { start: string; gaps: readonly Gap[] }) {
  if (gaps.length === 0) return null;
  return (
    <p>
      {start} : {gaps.map(({ label }) => label).join(', ')}.
    </p>
  );
}
