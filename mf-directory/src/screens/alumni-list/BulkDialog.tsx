import { serverMessage, statusOf } from '@alumni/shared-auth';
import { texts, type BulkAction } from '@alumni/shared-contract';
import { InlineAlert } from '@alumni/shared-ui/antd-page';
import { Dialog } from '@alumni/shared-ui/dialog';
import { failureText } from '@alumni/shared-ui/feedback';
import { formatNumber } from '@alumni/shared-ui/text';
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import { useState } from 'react';
import { newBulkKey, startBulk, type BulkTarget } from '../../api/bulk';
import { AlumniTypeChoice } from '../../components/AlumniTypeChoice';
import { BulkResult } from './BulkResult';
import { bulkActions, type BulkActionName } from './bulk-actions';
import styles from './BulkDialog.module.css';

interface BulkDialogProps {
  name: BulkActionName;
  /** How many people were chosen. */
  count: number;
  target: BulkTarget;
  /** Called when people were changed, or turned out to be others than expected. */
  onChange: () => void;
  onClose: (isDone: boolean) => void;
}

/** Asks before an action on several people, then shows what became of each. */
export function BulkDialog(props: BulkDialogProps) {
  const { name, count, onChange, onClose } = props;
  const [id, setId] = useState<number | null>(null);
  const words = bulkActions.find((action) => action.name === name)!;
  const people = count === 1 ? '1 personne' : `${formatNumber(count)} personnes`;
  return (
    <Dialog
      open
      size="large"
      title={id === null ? words.question(people) : words.label.replace('…', '')}
      onClose={() => onClose(id !== null)}
    >
      {id === null ? (
        <Question {...props} text={words.text} onStarted={setId} />
      ) : (
        <BulkResult id={id} onChange={onChange} onClose={() => onClose(true)} />
      )}
    </Dialog>
  );
}

type QuestionProps = BulkDialogProps & { text: string; onStarted: (id: number) => void };

function Question({ name, target, text, onChange, onStarted, onClose }: QuestionProps) {
  const [type, setType] = useState<number | null>(null);
  const [onlyReady, setOnlyReady] = useState(true);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // A second try after a lost answer must not do it twice.
  const [key] = useState(newBulkKey);
  const start = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const { id } = await startBulk(key, actionOf(name, type, onlyReady), target);
      onStarted(id);
      onChange();
    } catch (error) {
      setProblem(serverMessage(error) ?? failureText(error));
      setBusy(false);
      if (statusOf(error) === 409) onChange();
    }
  };
  const isApproval = name === 'approve';
  return (
    <div className={styles.parts}>
      {problem && <InlineAlert kind="error">{problem}</InlineAlert>}
      <p>{text}</p>
      {isApproval && (
        <>
          <AlumniTypeChoice value={type} onChange={setType} />
          <Checkbox checked={onlyReady} onChange={(event) => setOnlyReady(event.target.checked)}>
            Laisser de côté les dossiers incomplets et les e-mails non vérifiés
          </Checkbox>
        </>
      )}
      <div className={styles.actions}>
        {isApproval && type === null && (
          <p className={styles.hint}>Choisissez un type d’alumni pour pouvoir approuver.</p>
        )}
        <Button data-autofocus={isApproval ? undefined : true} onClick={() => onClose(false)}>
          {texts.cancel}
        </Button>
        <Button
          type="primary"
          loading={busy}
          aria-busy={busy || undefined}
          disabled={isApproval && type === null}
          onClick={() => void start()}
        >
          Confirmer
        </Button>
      </div>
    </div>
  );
}

function actionOf(name: BulkActionName, type: number | null, onlyReady: boolean): BulkAction {
  return name === 'approve'
    ? { action: name, alumni_type_id: type!, only_ready: onlyReady }
    : { action: name };
}
