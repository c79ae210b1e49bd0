import { Section, StatusTag } from '@alumni/shared-ui/antd-page';
import { formatDate } from '@alumni/shared-ui/text';
import Button from 'antd/es/button';
import type { SecurityDialog } from './LazySecurityDialogs';

interface AppSectionProps {
  /** null: no app. */
  since: string | null;
  onOpen: (dialog: SecurityDialog) => void;
}

/** An app that shows codes (TOTP). */
export function AppSection({ since, onOpen }: AppSectionProps) {
  return (
    <Section
      title="Application à codes"
      actions={
        since ? (
          <Button danger onClick={() => onOpen({ kind: 'remove-app' })}>
            Retirer
          </Button>
        ) : (
          <Button type="primary" onClick={() => onOpen({ kind: 'app' })}>
            Configurer
          </Button>
        )
      }
    >
      {since ? (
        <p>
          <StatusTag tone="success">Active</StatusTag> depuis le {formatDate(since)}. Le code de
          l’application est demandé après le mot de passe.
        </p>
      ) : (
        <p>
          Une application du téléphone (Aegis, Google Authenticator, FreeOTP…) montre un code à six
          chiffres, même sans réseau.
        </p>
      )}
    </Section>
  );
}
