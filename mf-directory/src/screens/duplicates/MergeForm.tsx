import type { DuplicatePair, MergeField } from '@alumni/shared-contract';
import { Section } from '@alumni/shared-ui/antd-page';
import { attempt, useConfirm } from '@alumni/shared-ui/feedback';
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import { useState } from 'react';
import { fullName } from '../../api/alumni';
import { useDuplicateWrites } from '../../api/duplicates';
import {
  differences,
  otherSide,
  proposedSide,
  usedSide,
  type ComparedField,
  type Side,
} from './compared-fields';
import { FieldChoice } from './FieldChoice';
import { KeptChoice } from './KeptChoice';
import styles from './MergeForm.module.css';

interface MergeFormProps {
  pair: DuplicatePair;
  onMerged: () => void;
}

/** Which account stays, and which value of each field that differs. */
export function MergeForm({ pair, onMerged }: MergeFormProps) {
  const { people } = pair;
  const [kept, setKept] = useState<Side>(usedSide(people));
  const [chosen, setChosen] = useState<Partial<Record<ComparedField, Side>>>({});
  const compared = differences(people);
  const removed = people[otherSide(kept)];
  const paths = removed.parcours.filter((path) => !people[kept].parcours.includes(path));
  const [addsPaths, setAddsPaths] = useState(true);
  const sideOf = (row: (typeof compared)[number]) => chosen[row.field] ?? proposedSide(row, kept);
  const take: MergeField[] = compared
    .filter((row) => sideOf(row) !== kept)
    .map(({ field }) => field);
  if (addsPaths && paths.length > 0) take.push('parcours');
  const { busy, merge } = useMerge(pair, kept, onMerged);
  return (
    <Section title="Ce qui reste">
      <KeptChoice people={people} value={kept} onChange={setKept} />
      {compared.map((row) => (
        <FieldChoice
          key={row.field}
          people={people}
          row={row}
          value={sideOf(row)}
          onChange={(side) => setChosen((now) => ({ ...now, [row.field]: side }))}
        />
      ))}
      {compared.length === 0 && <p>Les deux fiches disent la même chose.</p>}
      {paths.length > 0 && (
        <div>
          <Checkbox
            checked={addsPaths}
            onChange={(event) => setAddsPaths(event.target.checked)}
            aria-describedby="added-paths"
          >
            Ajouter le parcours de l’autre fiche
          </Checkbox>
          <ul id="added-paths" className={styles.paths}>
            {paths.map((path) => (
              <li key={path}>{path}</li>
            ))}
          </ul>
        </div>
      )}
      <p>
        Le compte de {removed.email} est fermé tout de suite, et ses données sont effacées plus
        tard. Un e-mail en avertit son propriétaire, qui se connecte avec l’adresse du compte gardé.
      </p>
      <div>
        <Button
          type="primary"
          loading={busy}
          aria-busy={busy || undefined}
          onClick={() => void merge(take)}
        >
          Réunir les deux fiches
        </Button>
      </div>
    </Section>
  );
}

function useMerge({ people }: DuplicatePair, kept: Side, onMerged: () => void) {
  const [busy, setBusy] = useState(false);
  const confirm = useConfirm();
  const writes = useDuplicateWrites();
  const removed = people[otherSide(kept)];
  const merge = async (take: MergeField[]) => {
    const isSure = await confirm({
      title: 'Réunir les deux fiches ?',
      text: `Le compte gardé est ${people[kept].email}. Le compte ${removed.email} disparaît de l’annuaire.`,
      confirmLabel: 'Réunir',
    });
    if (!isSure) return;
    setBusy(true);
    const isDone = await attempt(
      () => writes.merge({ keep: people[kept].id, drop: removed.id, fields: take }),
      fullName(people[kept]),
      'Les deux fiches sont réunies',
    );
    setBusy(false);
    if (isDone) onMerged();
  };
  return { busy, merge };
}
