import type { ImportState } from '@alumni/shared-contract';
import { Section } from '@alumni/shared-ui/antd-page';
import { formatNumber } from '@alumni/shared-ui/text';
import Progress from 'antd/es/progress';

/** The server is at work; the page may be closed meanwhile. */
export function WorkingNote({ state }: { state: ImportState }) {
  const { title, text } = words[state.state] ?? words.reading!;
  // Applying and undoing are one step of the database: there is no half.
  const percent = state.state === 'mapped' && state.rows > 0 ? (state.done / state.rows) * 100 : 0;
  return (
    <Section title={title}>
      <p role="status">
        {state.state === 'mapped'
          ? `Lignes vérifiées : ${formatNumber(state.done)} sur ${formatNumber(state.rows)}.`
          : text}{' '}
        Vous pouvez quitter cette page : le travail continue.
      </p>
      <Progress
        percent={Math.round(percent)}
        status="active"
        showInfo={state.state === 'mapped'}
        aria-label="Avancement"
      />
    </Section>
  );
}

const words: Partial<Record<ImportState['state'], { title: string; text: string }>> = {
  reading: { title: 'Lecture du fichier', text: 'Le fichier est en cours de lecture.' },
  mapped: { title: 'Vérification', text: '' },
  applying: { title: 'Import en cours', text: 'Toutes les lignes sont importées ensemble.' },
  undoing: { title: 'Annulation en cours', text: 'L’import entier est repris.' },
};
