import { lazyPart } from '@alumni/shared-ui/feedback';

// Forms weigh more than the profile: they come when one is asked for.
const EmailDialog = lazyPart(async () => (await import('./EmailDialog')).EmailDialog);
const PasswordDialog = lazyPart(async () => (await import('./PasswordDialog')).PasswordDialog);
const PictureDialog = lazyPart(async () => (await import('./PictureDialog')).PictureDialog);

export type AccountDialog = 'email' | 'password' | 'picture';

interface LazyAccountDialogsProps {
  open: AccountDialog | null;
  onClose: () => void;
}

/** What a person changes of their account, one thing at a time. */
export function LazyAccountDialogs({ open, onClose }: LazyAccountDialogsProps) {
  return (
    <>
      {open === 'email' && <EmailDialog onClose={onClose} />}
      {open === 'password' && <PasswordDialog onClose={onClose} />}
      {open === 'picture' && <PictureDialog onClose={onClose} />}
    </>
  );
}
