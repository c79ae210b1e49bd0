import { serverMessage } from '@alumni/shared-auth';
import { texts, type Flag, type StudentCard } from '@alumni/shared-contract';
import { InlineAlert } from '@alumni/shared-ui/antd-page';
import { Dialog } from '@alumni/shared-ui/dialog';
import { failureText, notifySuccess, useConfirm } from '@alumni/shared-ui/feedback';
import Button from 'antd/es/button';
import { useState } from 'react';
import {
  fullName,
  setAlumnusFlag,
  type AlumniPage,
  type AlumnusFlag,
  type MutateAlumni,
} from '../../api/alumni';
import { flagLabels, flagNames } from '../../components/flag-labels';
import { approvalQuestion, missingOf } from '../../components/readiness';
import { FlagChoice } from './FlagChoice';
import styles from './OptionsDialog.module.css';

interface OptionsDialogProps {
  id: number;
  load: { data: AlumniPage | undefined; mutate: MutateAlumni };
  onClose: () => void;
}

/** Staff set the three flags; each is saved at once, or reverted when refused. */
export function OptionsDialog({ id, load, onClose }: OptionsDialogProps) {
  const alumnus = load.data?.data.find((card) => card.id === id);
  const { set, problem, done } = useFlagSetter(id, load.mutate);
  const confirm = useConfirm();
  const change = async (flag: AlumnusFlag, value: Flag) => {
    const missing = alumnus && flag === 'approved' && value === 1 ? missingOf(alumnus) : [];
    const isSure =
      missing.length === 0 || (await confirm(approvalQuestion(fullName(alumnus!), missing)));
    if (isSure && (await set(flag, value))) notifySuccess(texts.done, fullName(alumnus!));
  };
  const close = () => {
    onClose();
    if (done) void load.mutate();
  };
  if (!alumnus) return null;
  return (
    <Dialog
      open
      title={fullName(alumnus)}
      onClose={close}
      footer={<Button onClick={close}>Fermer</Button>}
    >
      <div className={styles.choices}>
        {flagNames.map((flag) => (
          <FlagChoice
            key={flag}
            flag={flag}
            value={flagOf(alumnus, flag)}
            onChange={(value) => void change(flag, value)}
          />
        ))}
        {problem && <InlineAlert kind="error">{problem}</InlineAlert>}
      </div>
    </Dialog>
  );
}

const flagOf = (alumnus: StudentCard, flag: AlumnusFlag): Flag => alumnus[flag] ?? 0;

function useFlagSetter(id: number, mutate: MutateAlumni) {
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState(false);
  const set = async (flag: AlumnusFlag, value: Flag) => {
    setProblem(null);
    try {
      await setAlumnusFlag(mutate, id, flag, value);
      setDone(true);
      return true;
    } catch (error) {
      const reason = serverMessage(error) ?? failureText(error);
      setProblem(`${flagLabels[flag].name} : le changement n’a pas été enregistré. ${reason}`);
      return false;
    }
  };
  return { set, problem, done };
}
