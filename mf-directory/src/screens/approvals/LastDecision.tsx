import { InlineAlert } from '@alumni/shared-ui/antd-page';
import Button from 'antd/es/button';
import { useEffect, useEffectEvent } from 'react';
import { fullName } from '../../api/alumni';
import type { Decision } from './useDecisions';
import { useShortcuts } from './useShortcuts';
import { useShortcutsChoice } from './useShortcutsChoice';

interface LastDecisionProps {
  decision: Decision | null;
  onUndo: () => void;
  /** Called when the server undoes no more. */
  onOver: () => void;
}

/** What was decided last, and the button that undoes it; the mail leaves afterwards. */
export function LastDecision({ decision, onUndo, onOver }: LastDecisionProps) {
  const { isOn } = useShortcutsChoice();
  useShortcuts({ z: onUndo }, isOn && decision !== null);
  const over = useEffectEvent(onOver);
  const seconds = decision?.undo.seconds;
  useEffect(() => {
    if (seconds === undefined) return undefined;
    const timer = setTimeout(() => over(), seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  if (!decision) return null;
  return (
    <InlineAlert
      kind="success"
      action={
        <Button aria-keyshortcuts={isOn ? 'z' : undefined} onClick={onUndo}>
          Annuler
        </Button>
      }
    >
      {fullName(decision.person)} : {decision.words}.
    </InlineAlert>
  );
}
