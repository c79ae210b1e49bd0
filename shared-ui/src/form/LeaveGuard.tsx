import { isSessionExpired } from '@alumni/shared-auth';
import { useEffect, useRef } from 'react';
import { useFormState } from 'react-final-form';
import { useBlocker } from 'react-router-dom';
import { Question } from '../feedback/Question';
import { Button } from '../guest/Button';
import { markUnsaved } from '../router/unsaved-changes';

/** Asks before leaving a page with unsent changes: link, Back, reload, closing the tab. */
export function LeaveGuard({ isStep = false }: { isStep?: boolean }) {
  const { dirty, submitting } = useFormState({ subscription: { dirty: true, submitting: true } });
  const guarding = dirty === true && !submitting;
  useUnsavedMark(guarding);
  const blocker = useBlocker(
    // Do not block the redirect to the login page when the session ends.
    ({ currentLocation, nextLocation }) =>
      guarding &&
      !isSessionExpired() &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (isStep && currentLocation.search !== nextLocation.search)),
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <Question
      title="Quitter cette page ?"
      onClose={() => blocker.reset()}
      footer={
        <>
          <Button data-autofocus onClick={() => blocker.reset()}>
            Rester
          </Button>
          <Button variant="danger" onClick={() => blocker.proceed()}>
            Quitter sans enregistrer
          </Button>
        </>
      }
    >
      Ce que vous avez saisi n’est pas enregistré.
    </Question>
  );
}

function useUnsavedMark(unsaved: boolean) {
  const form = useRef(Symbol('form'));
  useEffect(() => {
    if (!unsaved) return;
    const mark = form.current;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    markUnsaved(mark, true);
    window.addEventListener('beforeunload', warn);
    return () => {
      markUnsaved(mark, false);
      window.removeEventListener('beforeunload', warn);
    };
  }, [unsaved]);
}
