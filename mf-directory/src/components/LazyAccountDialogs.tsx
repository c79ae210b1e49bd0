import { lazy, Suspense } from 'react';

// Forms weigh more than the profile: they come when one is asked for.
const EmailDialog = lazy(async () => ({ default: (await import('./EmailDialog')).EmailDialog }));
const PasswordDialog = lazy(async () => ({
  default: (await import('./PasswordDialog')).PasswordDialog,
}));
const PictureDialog = lazy(async () => ({
  default: (await import('./PictureDialog')).PictureDialog,
}));

export type AccountDialog = 'email' | 'password' | 'picture';

interface LazyAccountDialogsProps {
  open: AccountDialog | null;
  onClose: () => void;
}

/** What a person changes of their account, one thing at a time. */
export function LazyAccountDialogs({ open, onClose }: LazyAccountDialogsProps) {
  return (
    <Suspense>
      {open === 'email' && <EmailDialog onClose={onClose} />}
      {open === 'password' && <PasswordDialog onClose={onClose} />}
      {open === 'picture' && <PictureDialog onClose={onClose} />}
    </Suspense>
  );
}
