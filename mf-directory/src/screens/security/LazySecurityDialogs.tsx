import { lazyPart } from '@alumni/shared-ui/feedback';
import { removePasskey, removeTotp } from '../../api/second-factor';

// The forms and the QR code are larger than the page: load them on demand.
const AppDialog = lazyPart(async () => (await import('./AppDialog')).AppDialog);
const PasskeyDialog = lazyPart(async () => (await import('./PasskeyDialog')).PasskeyDialog);
const RenewCodesDialog = lazyPart(
  async () => (await import('./RenewCodesDialog')).RenewCodesDialog,
);
const RemoveDialog = lazyPart(async () => (await import('./RemoveDialog')).RemoveDialog);

export type SecurityDialog =
  | { kind: 'app' | 'remove-app' | 'passkey' | 'renew-codes' }
  | { kind: 'remove-passkey'; id: number; name: string };

interface LazySecurityDialogsProps {
  open: SecurityDialog | null;
  onClose: () => void;
}

/** The dialogs of the screen; each change asks for the password. */
export function LazySecurityDialogs({ open, onClose }: LazySecurityDialogsProps) {
  switch (open?.kind) {
    case 'app':
      return <AppDialog onClose={onClose} />;
    case 'passkey':
      return <PasskeyDialog onClose={onClose} />;
    case 'renew-codes':
      return <RenewCodesDialog onClose={onClose} />;
    case 'remove-app':
      return (
        <RemoveDialog title="Retirer l’application à codes" remove={removeTotp} onClose={onClose} />
      );
    case 'remove-passkey':
      return (
        <RemoveDialog
          title={`Supprimer la clé « ${open.name} »`}
          remove={(proof) => removePasskey(open.id, proof)}
          onClose={onClose}
        />
      );
    default:
      return null;
  }
}
