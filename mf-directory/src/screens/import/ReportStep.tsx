import {
  texts,
  type DuplicateChoice,
  type ImportOutcome,
  type ImportRow,
  type ImportState,
} from '@alumni/shared-contract';
import { ListStates, TableSkeleton } from '@alumni/shared-ui/antd-list';
import { Section, StatusTag } from '@alumni/shared-ui/antd-page';
import { CellSelect, DataTable, type Column } from '@alumni/shared-ui/data-table';
import { notifyFailure, useConfirm } from '@alumni/shared-ui/feedback';
import { useListParams } from '@alumni/shared-ui/list';
import { href, Link } from '@alumni/shared-ui/router';
import { formatNumber } from '@alumni/shared-ui/text';
import Button from 'antd/es/button';
import RadioGroup from 'antd/es/radio/group';
import { useState } from 'react';
import { refusedRows, useImportRows, type ImportSteps } from '../../api/imports';
import { ColumnsStep } from './ColumnsStep';
import styles from './ReportStep.module.css';

interface ReportStepProps {
  state: ImportState;
  load: ImportSteps;
  onAgain: () => void;
}

const defaults = { filters: { outcome: '' } };

/** Step 3: what would become of each row. */
export function ReportStep({ state, load, onAgain }: ReportStepProps) {
  const list = useListParams(defaults);
  const rows = useImportRows(state.id, list.filters.outcome as ImportOutcome | '', list.page);
  const [isEditing, setEditing] = useState(false);
  const { counts } = state;
  const choose = async (number: number, choice: DuplicateChoice) => {
    await load.choose(number, choice).catch(notifyFailure);
    await rows.mutate();
  };
  if (isEditing) return <ColumnsStep state={state} map={load.map} onAgain={onAgain} />;
  return (
    <Section title="Ce que deviendra chaque ligne">
      <div className={styles.actions}>
        <ImportButton state={state} apply={load.apply} />
        <Button onClick={() => setEditing(true)}>Modifier les colonnes</Button>
        {counts.refused > 0 && (
          <Button href={refusedRows(state.id)} download>
            Télécharger les lignes refusées
          </Button>
        )}
        <Button onClick={onAgain}>Choisir un autre fichier</Button>
      </div>
      <RadioGroup
        aria-label="Lignes"
        optionType="button"
        value={list.filters.outcome}
        onChange={(event) => list.setFilter('outcome', event.target.value as string)}
        options={[
          { value: '', label: `Toutes (${formatNumber(state.rows)})` },
          ...outcomes.map(({ value, many }) => ({
            value,
            label: `${many} (${formatNumber(counts[value])})`,
          })),
        ]}
      />
      <ListStates
        load={rows}
        isEmpty={({ total }) => total === 0}
        emptyText="Aucune ligne"
        skeleton={<TableSkeleton />}
      >
        {(page) => (
          <DataTable
            caption="Lignes du fichier"
            rows={page.data}
            rowKey={({ number }) => number}
            columns={columnsWith(choose)}
            list={list}
            lastPage={page.last_page}
          />
        )}
      </ListStates>
    </Section>
  );
}

function ImportButton({ state, apply }: { state: ImportState; apply: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const confirm = useConfirm();
  const { create, complete } = state.counts;
  const work = [
    create > 0 &&
      `${formatNumber(create)} nouvelle${create > 1 ? 's' : ''} personne${create > 1 ? 's' : ''}`,
    complete > 0 && `${formatNumber(complete)} à compléter`,
  ].filter(Boolean);
  const start = async () => {
    const isSure = await confirm({
      title: 'Importer cette liste ?',
      text: `${work.join(', ')}. Aucun e-mail ne part. L’import s’annule en entier tant qu’aucune personne importée ne s’est connectée.`,
      confirmLabel: 'Importer',
    });
    if (!isSure) return;
    setBusy(true);
    await apply().catch(notifyFailure);
    setBusy(false);
  };
  if (work.length === 0) return <p>Aucune ligne n’est à importer.</p>;
  return (
    <Button
      type="primary"
      loading={busy}
      aria-busy={busy || undefined}
      onClick={() => void start()}
    >
      Importer {formatNumber(create + complete)} ligne{create + complete > 1 && 's'}
    </Button>
  );
}

const outcomes = [
  { value: 'create', one: 'Nouvelle', many: 'Nouvelles', tone: 'success' },
  { value: 'complete', one: 'À compléter', many: 'À compléter', tone: 'info' },
  { value: 'skip', one: 'Laissée', many: 'Laissées', tone: 'neutral' },
  { value: 'refused', one: 'Refusée', many: 'Refusées', tone: 'danger' },
] as const;

type Choose = (number: number, choice: DuplicateChoice) => Promise<void>;

const columnsWith = (choose: Choose): Column<ImportRow>[] => [
  { key: 'number', title: 'Ligne', render: ({ number }) => number },
  { key: 'name', title: 'Personne', isRowHeader: true, render: ({ name }) => name || 'Sans nom' },
  {
    key: 'outcome',
    title: 'Devient',
    render: (row) => <Outcome row={row} choose={choose} />,
  },
  { key: 'why', title: 'Pourquoi', render: (row) => <Why row={row} /> },
];

/** What becomes of the row; of a duplicate, staff choose it. */
function Outcome({ row, choose }: { row: ImportRow; choose: Choose }) {
  const { one, tone } = outcomes.find(({ value }) => value === row.outcome)!;
  if (row.choices.length < 2) return <StatusTag tone={tone}>{one}</StatusTag>;
  return (
    <CellSelect
      label={`Ce que devient ${row.name}, ligne ${row.number}`}
      value={row.outcome as DuplicateChoice}
      options={row.choices.map((value) => ({ value, label: choiceLabels[value] }))}
      onChange={(value) => void choose(row.number, value)}
    />
  );
}

const choiceLabels: Record<DuplicateChoice, string> = {
  skip: 'Laisser',
  complete: 'Compléter',
  create: 'Ajouter',
};

function Why({ row: { errors, duplicate } }: { row: ImportRow }) {
  if (duplicate) {
    return (
      <>
        Déjà dans l’annuaire :{' '}
        <Link to={href('ancien_details', { id: duplicate.id })}>{duplicate.name}</Link>
      </>
    );
  }
  if (errors.length === 0) return texts.noValue;
  return (
    <ul className={styles.errors}>
      {errors.map(({ column, message }) => (
        <li key={column + message}>
          <strong>{column}</strong> : {message}
        </li>
      ))}
    </ul>
  );
}
