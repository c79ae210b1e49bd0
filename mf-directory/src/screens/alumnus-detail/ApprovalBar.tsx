import ArrowRightOutlined from '@ant-design/icons/es/icons/ArrowRightOutlined';
import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import { texts, type Alumnus } from '@alumni/shared-contract';
import { LinkButton } from '@alumni/shared-ui/antd-link';
import { StatusTag } from '@alumni/shared-ui/antd-page';
import { lazyPart, notifySuccess, useConfirm } from '@alumni/shared-ui/feedback';
import { href } from '@alumni/shared-ui/router';
import Button from 'antd/es/button';
import Card from 'antd/es/card';
import { useEffect, useRef, useState } from 'react';
import { fullName } from '../../api/alumni';
import { approvalQuestion, missingOf } from '../../components/readiness';
import { useListContext } from './useListContext';
import { useNextPending } from './useNextPending';
import styles from './ApprovalBar.module.css';

const ApproveDialog = lazyPart(async () => (await import('./ApproveDialog')).ApproveDialog);

interface ApprovalBarProps {
  alumnus: Alumnus;
  onApproved: () => void;
}

/** Staff: approves this person, then opens the next pending one. */
export function ApprovalBar({ alumnus, onApproved }: ApprovalBarProps) {
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState(false);
  const confirm = useConfirm();
  const waits = alumnus.approved === 0 && !done;
  if (!waits && !done) return null;
  const ask = async () => {
    const missing = missingOf(alumnus);
    const isSure =
      missing.length === 0 || (await confirm(approvalQuestion(fullName(alumnus), missing)));
    if (isSure) setAsking(true);
  };
  const approved = () => {
    setAsking(false);
    setDone(true);
    notifySuccess(`${fullName(alumnus)} ${texts.approvedSuffix}`);
    onApproved();
  };
  return (
    <Card size="small" className={styles.bar} classNames={{ body: styles.body }}>
      {waits ? (
        <StatusTag tone="warning">En attente d’approbation</StatusTag>
      ) : (
        <StatusTag tone="success">Approbation enregistrée</StatusTag>
      )}
      <div className={styles.actions}>
        <NextPending id={alumnus.id} main={done} />
        {waits && (
          <Button
            type="primary"
            icon={<CheckCircleOutlined aria-hidden />}
            onClick={() => void ask()}
          >
            Approuvé
          </Button>
        )}
      </div>
      {asking && (
        <ApproveDialog alumnus={alumnus} onClose={() => setAsking(false)} onApproved={approved} />
      )}
    </Card>
  );
}

/** Replaces the history entry, so that 'retour' leads to the list. */
function NextPending({ id, main }: { id: number; main: boolean }) {
  const next = useNextPending(id);
  const context = useListContext();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!main) return;
    // After an approval the focus is here: Enter opens the next person.
    const link = place.current?.querySelector<HTMLElement>('a');
    (link ?? document.querySelector<HTMLElement>('h1'))?.focus();
  }, [main, next]);
  if (next === undefined) return null;
  return (
    <span ref={place}>
      <LinkButton
        replace
        to={href('ancien_details', { id: next })}
        state={context}
        type={main ? 'primary' : 'default'}
        icon={<ArrowRightOutlined aria-hidden />}
        iconPlacement="end"
      >
        Suivant à approuver
      </LinkButton>
    </span>
  );
}
