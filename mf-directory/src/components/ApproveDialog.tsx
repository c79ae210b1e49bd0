import { serverMessage } from '@alumni/shared-auth';
import { texts, type Alumnus } from '@alumni/shared-contract';
import { InlineAlert } from '@alumni/shared-ui/antd-page';
import { Dialog } from '@alumni/shared-ui/dialog';
import { failureText } from '@alumni/shared-ui/feedback';
import Button from 'antd/es/button';
import { useId, useState, type FormEvent } from 'react';
import { fullName } from '../api/alumni';
import { AlumniTypeChoice } from './AlumniTypeChoice';
import styles from './ApproveDialog.module.css';

interface ApproveDialogProps {
  person: Pick<Alumnus, 'nom' | 'prenoms' | 'approved' | 'alumni_type'>;
  /** Gives the person the type; a rejection is shown in the dialog. */
  approve: (typeId: number) => Promise<unknown>;
  onClose: () => void;
  onApproved: () => void;
}

/**
 * Approval requires a type: the button says so until one is chosen. For an approved person it sets
 * or changes the type.
 */
export function ApproveDialog(props: ApproveDialogProps) {
  const { person, onClose } = props;
  const [type, setType] = useState<number | null>(person.alumni_type?.id ?? null);
  const { approve, busy, problem } = useApproval(props);
  const hint = useId();
  const words = person.approved === 1 ? typeWords : approvalWords;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (type !== null && !busy) void approve(type);
  };
  return (
    <Dialog open title={`${words.title} ${fullName(person)}`} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        {problem && <InlineAlert kind="error">{problem}</InlineAlert>}
        <AlumniTypeChoice value={type} onChange={setType} />
        <footer className={styles.footer}>
          <p id={hint} className={styles.hint}>
            {type === null && words.hint}
          </p>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            htmlType="submit"
            type="primary"
            loading={busy}
            aria-busy={busy || undefined}
            disabled={type === null}
            aria-describedby={hint}
          >
            {words.submit}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}

const approvalWords = {
  title: 'Approuver',
  hint: 'Choisissez un type d’alumni pour pouvoir approuver.',
  submit: 'Approuver',
};
const typeWords = {
  title: 'Type d’alumni :',
  hint: 'Choisissez un type d’alumni pour pouvoir enregistrer.',
  submit: 'Enregistrer',
};

function useApproval({ approve: send, onApproved }: ApproveDialogProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const approve = async (type: number) => {
    setBusy(true);
    setProblem(null);
    try {
      await send(type);
      onApproved();
    } catch (error) {
      setProblem(serverMessage(error) ?? failureText(error));
      setBusy(false);
    }
  };
  return { approve, busy, problem };
}
