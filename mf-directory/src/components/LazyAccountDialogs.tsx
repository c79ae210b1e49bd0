import { lazyPart } from '@alumni/shared-ui/feedback';

// The forms are larger than the profile: load them on demand.
const EmailDialog = lazyPart(async () => (await import('./EmailDialog')).EmailDialog);
const PasswordDialog = lazyPart(async () => (await import('./PasswordDialog')).PasswordDialog);
const PictureDialog = lazyPart(async () => (await import('./PictureDialog')).PictureDialog);

export type AccountDialog = 'email' | 'password' | 'picture';

interface LazyAccountDialogsProps {
  open: AccountDialog | null;
  onClose: () => void;
}

/** Dialogs for account changes: picture, e-mail, password. */
export function LazyAccountDialogs({ open, onClose }: LazyAccountDialogsProps) {
  return (
    <>
      {open === 'email' && <EmailDialog onClose={onClose} />}
      {open === 'password' && <PasswordDialog onClose={onClose} />}
      {open === 'picture' && <PictureDialog onClose={onClose} />}
    </>
  );
}
