import type { ImportState } from '@alumni/shared-contract';
import { Section } from '@alumni/shared-ui/antd-page';
import { formatNumber } from '@alumni/shared-ui/text';
import { JobProgress } from '../../components/JobProgress';

/** The server is at work; the page may be closed meanwhile. */
export function WorkingNote({ state: { state, done, rows } }: { state: ImportState }) {
  const { title, text, counted } = words[state] ?? words.reading!;
  // Unknown while a file is read, and where the database tells nothing before the end of an import.
  const isCounted = counted !== undefined && rows > 0 && done > 0;
  return (
    <Section title={title}>
      <p role="status">
        {text} {isCounted && `${counted} : ${formatNumber(done)} sur ${formatNumber(rows)}. `}
        Vous pouvez quitter cette page : le travail continue.
      </p>
      <JobProgress done={done} total={isCounted ? rows : 0} />
    </Section>
  );
}

const words: Partial<
  Record<ImportState['state'], { title: string; text: string; counted?: string }>
> = {
  reading: { title: 'Lecture du fichier', text: 'Le fichier est en cours de lecture.' },
  mapped: {
    title: 'Vérification',
    text: 'Rien n’est encore importé.',
    counted: 'Lignes vérifiées',
  },
  applying: {
    title: 'Import en cours',
    text: 'Toutes les lignes sont importées ensemble.',
    counted: 'Lignes traitées',
  },
  undoing: { title: 'Annulation en cours', text: 'L’import entier est repris.' },
};
