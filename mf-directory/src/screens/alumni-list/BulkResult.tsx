import { serverMessage } from '@alumni/shared-auth';
import type { BulkReply } from '@alumni/shared-contract';
import { InlineAlert } from '@alumni/shared-ui/antd-page';
import { failureText } from '@alumni/shared-ui/feedback';
import { formatNumber } from '@alumni/shared-ui/text';
import Button from 'antd/es/button';
import { useEffect, useEffectEvent, useState } from 'react';
import { isBulkOver, undoBulk, useBulk } from '../../api/bulk';
import { JobProgress } from '../../components/JobProgress';
import styles from './BulkDialog.module.css';

interface BulkResultProps {
  id: number;
  onChange: () => void;
  onClose: () => void;
}

/** An action on several people, until it has ended; then it can be undone for a while. */
export function BulkResult({ id, onChange, onClose }: BulkResultProps) {
  const { data: reply, error, mutate } = useBulk(id);
  const [problem, setProblem] = useState<string | null>(null);
  const changed = useEffectEvent(onChange);
  const state = reply?.state;
  useEffect(() => {
    if (state === 'done' || state === 'undone') changed();
  }, [state]);
  const undo = () =>
    undoBulk(id)
      .then((now) => mutate(now, { revalidate: false }))
      .catch((failure: unknown) => setProblem(serverMessage(failure) ?? failureText(failure)));
  return (
    <div className={styles.parts}>
      {problem && <InlineAlert kind="error">{problem}</InlineAlert>}
      {error !== undefined && (
        <InlineAlert>Le résultat n’est pas connu : nouvelle tentative en cours.</InlineAlert>
      )}
      {reply && (isBulkOver(reply) ? <Outcome reply={reply} /> : <Working reply={reply} />)}
      <div className={styles.actions}>
        {reply?.undo && <UndoButton key={reply.undo.until} undo={reply.undo} onUndo={undo} />}
        <Button type="primary" data-autofocus onClick={onClose}>
          Fermer
        </Button>
      </div>
    </div>
  );
}

function Working({ reply: { counts, total, state } }: { reply: BulkReply }) {
  const reached =
    state === 'undoing'
      ? counts.undone + counts.kept
      : counts.done + counts.unchanged + counts.skipped;
  return (
    <>
      <p role="status">
        {formatNumber(reached)} personnes sur {formatNumber(total)}. Vous pouvez fermer cette
        fenêtre : le travail continue.
      </p>
      <JobProgress done={reached} total={total} />
    </>
  );
}

function Outcome({ reply }: { reply: BulkReply }) {
  const left = reply.rows.filter(({ outcome }) => outcome === 'skipped' || outcome === 'kept');
  return (
    <>
      <InlineAlert kind={reply.state === 'failed' ? 'error' : 'success'}>
        {outcomeText(reply)}
      </InlineAlert>
      {left.length > 0 && (
        <>
          <p>Laissées de côté :</p>
          <ul className={styles.rows}>
            {left.map(({ id, name, message }) => (
              <li key={id}>
                <strong>{name}</strong> <span className={styles.why}>{message}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function outcomeText({ state, counts }: BulkReply): string {
  if (state === 'failed') {
    return 'Le travail s’est interrompu. Ce qui est fait est gardé : recommencez pour le reste.';
  }
  const parts =
    state === 'undone'
      ? [counted(counts.undone, 'annulée'), counted(counts.kept, 'gardée')]
      : [
          counted(counts.done, 'traitée') || 'Aucune personne traitée',
          counted(counts.unchanged, 'déjà dans cet état'),
          counted(counts.skipped, 'laissée de côté'),
        ];
  return `${parts.filter(Boolean).join(', ')}.`;
}

/** '12 traitées'; '' for none. */
function counted(count: number, word: string): string {
  if (count === 0) return '';
  const many = word.replace(/^(\S+e)(?= |$)/, count > 1 ? '$1s' : '$1');
  return `${formatNumber(count)} ${many}`;
}

interface UndoButtonProps {
  undo: NonNullable<BulkReply['undo']>;
  onUndo: () => Promise<unknown>;
}

/** Goes away when the server undoes no more. */
function UndoButton({ undo, onUndo }: UndoButtonProps) {
  const [isOver, setOver] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), undo.seconds * 1000);
    return () => clearTimeout(timer);
  }, [undo.seconds]);
  if (isOver) return null;
  return (
    <Button
      loading={busy}
      aria-busy={busy || undefined}
      onClick={() => {
        setBusy(true);
        void onUndo().finally(() => setBusy(false));
      }}
    >
      Annuler cette action
    </Button>
  );
}
