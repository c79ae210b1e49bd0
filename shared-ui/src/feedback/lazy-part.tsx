import { texts } from '@alumni/shared-contract';
import { Suspense, lazy, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '../page/Button';
import { InlineAlert } from './InlineAlert';
import { notifyError } from './notify';

/**
 * A part of a screen whose code comes when it is first drawn. When it does not come, the screen and
 * what was typed in it stay: a dialog (it has `onClose`) is closed with a message, so that the next
 * click tries again; any other part offers it in its place.
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
    // It would stay lost: the next try has one of its own.
    part = begin();
    // Nobody's screen breaks, but the team is to hear of it.
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
