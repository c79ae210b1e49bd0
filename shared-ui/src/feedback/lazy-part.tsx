import { texts } from '@alumni/shared-contract';
import { Suspense, lazy, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '../guest/Button';
import { InlineAlert } from '../guest/InlineAlert';
import { notifyError } from './notify';

/**
 * A lazily loaded part of a screen. When its code fails to load, the screen and its input stay: a
 * dialog (a part with `onClose`) is closed with a toast, so that the next click retries; any other
 * part shows a retry in its place. The error is reported to the server either way (decision 14).
 * @param load imports the component; called again after a failure
 * @param fallback shown while loading
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  let part = begin();

  function begin() {
    return lazy<ComponentType<LoadedProps<Props>>>(() => load().then(come, lost));
  }

  const come = (Part: ComponentType<Props>) => ({
    default: ({ props }: LoadedProps<Props>) => <Part {...props} />,
  });

  function lost(error: unknown) {
    // React.lazy keeps a failure: each retry needs a new component.
    part = begin();
    // The screen stays usable; report the error to the team.
    reportError(error);
    return {
      default: ({ props, onRetry }: LoadedProps<Props>) => (
        <Lost {...(props as Closable)} onRetry={onRetry} />
      ),
    };
  }

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => part);
    return (
      <Suspense fallback={fallback}>
        <Part props={props} onRetry={() => setPart(() => part)} />
      </Suspense>
    );
  };
}

interface LoadedProps<Props> {
  props: Props;
  onRetry: () => void;
}

interface Closable {
  onClose?: () => void;
}

function Lost({ onClose, onRetry }: Closable & { onRetry: () => void }) {
  useEffect(() => {
    if (!onClose) return;
    notifyError('Cette fenêtre n’a pas pu s’ouvrir. Vérifiez votre connexion, puis réessayez.');
    onClose();
  }, [onClose]);
  if (onClose) return null;
  return (
    <InlineAlert kind="error" action={<Button onClick={onRetry}>{texts.retry}</Button>}>
      Cette partie de la page n’a pas pu être chargée.
    </InlineAlert>
  );
}
