import { keepOwn, readOwn } from '@alumni/shared-auth';
import type { WaitingPerson } from '@alumni/shared-contract';
import { lazyPart, notifyError, notifyFailure, useConfirm } from '@alumni/shared-ui/feedback';
import Button from 'antd/es/button';
import { useState } from 'react';
import { fullName } from '../../api/alumni';
import { useAlumniTypes } from '../../api/references';
import { approvalQuestion, missingOf } from '../../components/readiness';
import { skippedText, type useDecisions } from './useDecisions';
import { useShortcuts } from './useShortcuts';
import { useShortcutsChoice } from './useShortcutsChoice';
import type { Neighbours } from './neighbours';
import styles from './DecisionBar.module.css';

const ApproveDialog = lazyPart(
  async () => (await import('../../components/ApproveDialog')).ApproveDialog,
);
const RefuseDialog = lazyPart(async () => (await import('./RefuseDialog')).RefuseDialog);

interface DecisionBarProps {
  person: WaitingPerson;
  neighbours: Neighbours;
  decisions: ReturnType<typeof useDecisions>;
  onOpen: (id: number) => void;
}

const lastType = 'approval-type';
const rememberedDays = 90;

/** Approve with the last type, with another one, or refuse; then the next person. */
export function DecisionBar({ person, neighbours, decisions, onOpen }: DecisionBarProps) {
  const [asking, setAsking] = useState<'type' | 'reason' | null>(null);
  const { data: types } = useAlumniTypes();
  const confirm = useConfirm();
  const { isOn } = useShortcutsChoice();
  const close = () => setAsking(null);
  const type = types?.find(({ id }) => id === readOwn<number>(lastType));
  const { previous, next } = neighbours;
  const goOn = () => {
    const following = next ?? previous;
    if (following) onOpen(following);
  };

  const approveAs = async (typeId: number) => {
    keepOwn(lastType, typeId, rememberedDays);
    const name = types?.find(({ id }) => id === typeId)?.name ?? '';
    const action = { action: 'approve', alumni_type_id: typeId, only_ready: false } as const;
    goOn();
    await decisions
      .decide(person, action, `approbation comme « ${name} »`)
      .catch((error: unknown) => {
        const reason = skippedText(error);
        if (reason) notifyError(reason);
        else notifyFailure(error);
      });
  };
  const approve = async () => {
    const missing = missingOf({ approved: 0, ...person });
    const isSure =
      missing.length === 0 || (await confirm(approvalQuestion(fullName(person), missing)));
    if (!isSure) return;
    if (type) await approveAs(type.id);
    else setAsking('type');
  };
  const refuse = async (reason: string) => {
    await decisions.decide(person, { action: 'refuse', reason }, 'inscription refusée');
    goOn();
  };
  const move = (id: number | undefined) => id && onOpen(id);
  const isRefused = person.refused_at !== null;
  useShortcuts(
    {
      a: () => void approve(),
      j: () => move(next),
      k: () => move(previous),
      ...(!isRefused && { r: () => setAsking('reason') }),
    },
    isOn,
  );
  return (
    <div className={styles.bar}>
      <Button
        type="primary"
        aria-keyshortcuts={isOn ? 'a' : undefined}
        onClick={() => void approve()}
      >
        {type ? `Approuver comme « ${type.name} »` : 'Approuver'}
      </Button>
      {type && <Button onClick={() => setAsking('type')}>Avec un autre type</Button>}
      {!isRefused && (
        <Button
          danger
          aria-keyshortcuts={isOn ? 'r' : undefined}
          onClick={() => setAsking('reason')}
        >
          Refuser
        </Button>
      )}
      {asking === 'type' && (
        <ApproveDialog
          person={{ ...person, approved: 0, alumni_type: null }}
          approve={approveAs}
          onClose={close}
          onApproved={close}
        />
      )}
      {asking === 'reason' && <RefuseDialog person={person} refuse={refuse} onClose={close} />}
    </div>
  );
}
