import { useIsSignedIn } from '@alumni/shared-auth';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { pendingConfirm, subscribeConfirm } from './confirm-store';
import { NativeConfirm } from './NativeConfirm';

/** antd's Modal; when its code cannot be loaded, the native question asks instead. */
const ModalConfirm = lazy(() =>
  import('../dialog/ModalConfirm').then(
    ({ ModalConfirm: confirm }) => ({ default: confirm }),
    () => ({ default: NativeConfirm }),
  ),
);

/**
 * Renders the question of `useConfirm`; the focus starts on 'Annuler'. Signed-in people see antd's
 * Modal, guests a native dialog: they download no antd.
 */
export function ConfirmHost() {
  const isSignedIn = useIsSignedIn();
  const pending = useSyncExternalStore(subscribeConfirm, pendingConfirm, () => null);
  if (!pending) return null;
  const Confirm = isSignedIn ? ModalConfirm : NativeConfirm;
  return (
    <Suspense>
      <Confirm {...pending.options} onAnswer={pending.answer} />
    </Suspense>
  );
}
