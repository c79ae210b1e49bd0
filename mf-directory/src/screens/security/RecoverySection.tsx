import { InlineAlert, Section } from '@alumni/shared-ui/antd-page';
import Button from 'antd/es/button';
import type { SecurityDialog } from './LazySecurityDialogs';

interface RecoverySectionProps {
  left: number;
  onOpen: (dialog: SecurityDialog) => void;
}

const few = 3;

/** Recovery codes, for a lost phone. */
export function RecoverySection({ left, onOpen }: RecoverySectionProps) {
  const text = left === 1 ? 'Il vous reste 1 code.' : `Il vous reste ${left} codes.`;
  return (
    <Section
      title="Codes de secours"
      actions={<Button onClick={() => onOpen({ kind: 'renew-codes' })}>Renouveler</Button>}
    >
      {left <= few ? (
        <InlineAlert kind="warning">{text} Renouvelez-les et gardez les nouveaux.</InlineAlert>
      ) : (
        <p>{text} Chacun ouvre votre compte une fois, sans téléphone ni clé d’accès.</p>
      )}
    </Section>
  );
}
