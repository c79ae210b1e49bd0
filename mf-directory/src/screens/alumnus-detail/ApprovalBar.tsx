import ArrowRightOutlined from '@ant-design/icons/es/icons/ArrowRightOutlined';
import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import { useRefresh } from '@alumni/shared-auth';
import { texts, type Alumnus } from '@alumni/shared-contract';
import { LinkButton } from '@alumni/shared-ui/antd-link';
import { StatusTag } from '@alumni/shared-ui/antd-page';
import { lazyPart, notifySuccess, useConfirm } from '@alumni/shared-ui/feedback';
import { href } from '@alumni/shared-ui/router';
import Button from 'antd/es/button';
import Card from 'antd/es/card';
import { useEffect, useId, useRef, useState } from 'react';
import { alumniRoot, approveAlumnus, fullName, useAlumnus } from '../../api/alumni';
import { approvalQuestion, missingOf } from '../../components/readiness';
import { useBackToList, useListContext } from './useListContext';
import { useNextPending } from './useNextPending';
import styles from './ApprovalBar.module.css';

const ApproveDialog = lazyPart(
  async () => (await import('../../components/ApproveDialog')).ApproveDialog,
);

interface ApprovalBarProps {
  alumnus: Alumnus;
  onApproved: () => void;
}

/** Staff: approves this person, then opens the next pending one. */
export function ApprovalBar({ alumnus, onApproved }: ApprovalBarProps) {
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState(false);
  const confirm = useConfirm();
  const refreshLists = useRefresh(alumniRoot);
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
    void refreshLists();
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
        <NextPending id={alumnus.id} main={done} soon={asking || done} />
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
        <ApproveDialog
          person={alumnus}
          approve={(type) => approveAlumnus(alumnus.id, type)}
          onClose={() => setAsking(false)}
          onApproved={approved}
        />
      )}
    </Card>
  );
}

interface NextPendingProps {
  id: number;
  /** Whether this person is approved: what follows is the main action, and has the focus. */
  main: boolean;
  /** Whether the next person's page is about to be opened. */
  soon: boolean;
}

/** What follows: the next pending person, or the way back when nobody else waits. */
function NextPending({ id, main, soon }: NextPendingProps) {
  const next = useNextPending(id);
  // Fetched meanwhile: the next page opens with the person's name in its focused title.
  useAlumnus((soon && next) || null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!main) return;
    // After an approval the focus is here: Enter goes on.
    const control = place.current?.querySelector<HTMLElement>('a, button');
    (control ?? document.querySelector<HTMLElement>('h1'))?.focus();
  }, [main, next]);
  return (
    <div ref={place} className={styles.next}>
      {next ? <NextLink id={next} main={main} /> : next === null && main && <NobodyElse />}
    </div>
  );
}

/** Replaces the history entry, so that 'retour' leads to the list. */
function NextLink({ id, main }: { id: number; main: boolean }) {
  const context = useListContext();
  return (
    <LinkButton
      replace
      to={href('ancien_details', { id })}
      state={context}
      type={main ? 'primary' : 'default'}
      icon={<ArrowRightOutlined aria-hidden />}
      iconPlacement="end"
    >
      Suivant à approuver
    </LinkButton>
  );
}

function NobodyElse() {
  const back = useBackToList();
  const reason = useId();
  return (
    <>
      <span id={reason}>Personne d’autre n’attend dans cette liste.</span>
      <Button type="primary" aria-describedby={reason} onClick={back}>
        Retour à la liste
      </Button>
    </>
  );
}
