import { serverMessage, statusOf } from '@alumni/shared-auth';
import { texts } from '@alumni/shared-contract';
import { Button, InlineAlert } from '@alumni/shared-ui/guest';
import { useEffect, useRef } from 'react';

export interface LinkProblemProps {
  /** Why the link could not be checked or used; null without a problem. */
  problem: { cause: unknown } | null;
  isChecking: boolean;
  retry: () => void;
}

/** The call about the link failed: the link is kept, and can be tried again. */
export function LinkProblem({ problem, isChecking, retry }: LinkProblemProps) {
  useFocusOnTitle(problem !== null);
  if (!problem) return null;
  return (
    <InlineAlert
      kind="warning"
      action={
        <Button busy={isChecking} onClick={retry}>
          {texts.retry}
        </Button>
      }
    >
      Ce lien n’a pas pu être vérifié. {reason(problem.cause)}
    </InlineAlert>
  );
}

function reason(cause: unknown): string {
  const isThrottled = statusOf(cause) === 429;
  return (isThrottled && serverMessage(cause)) || 'Vérifiez votre connexion, puis réessayez.';
}

/** The focused button disappears with its alert. */
function useFocusOnTitle(isShown: boolean) {
  const wasShown = useRef(false);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (wasShown.current && !isShown && isLost) document.querySelector('h1')?.focus();
    wasShown.current = isShown;
  }, [isShown]);
}
