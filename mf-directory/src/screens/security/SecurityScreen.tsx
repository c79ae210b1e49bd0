import { type SecondFactorReply } from '@alumni/shared-contract';
import { CardSkeleton, InlineAlert } from '@alumni/shared-ui/antd-page';
import { Page } from '@alumni/shared-ui/page';
import { href } from '@alumni/shared-ui/router';
import { useState } from 'react';
import { useSecondFactor } from '../../api/second-factor';
import { LoadFailed } from '../../components/LoadFailed';
import { AppSection } from './AppSection';
import { DevicesSection } from './DevicesSection';
import { LazySecurityDialogs, type SecurityDialog } from './LazySecurityDialogs';
import { PasskeysSection } from './PasskeysSection';
import { RecoverySection } from './RecoverySection';
import styles from './SecurityScreen.module.css';

/** Second factors of a member of staff: an app, passkeys, recovery codes, remembered browsers. */
export function SecurityScreen() {
  const { data: factors, error, mutate } = useSecondFactor();
  return (
    <Page
      title="Sécurité du compte"
      lead="Un second facteur protège votre compte, même si quelqu’un connaît votre mot de passe."
      back={{ to: href('show_profil'), label: 'Mon profil' }}
    >
      {factors ? (
        <Factors factors={factors} />
      ) : error ? (
        <LoadFailed onRetry={() => void mutate()} />
      ) : (
        <div className={styles.sections} aria-busy="true">
          <p role="status" className="visually-hidden">
            Chargement de la sécurité du compte…
          </p>
          <CardSkeleton rows={3} />
          <CardSkeleton rows={3} />
        </div>
      )}
    </Page>
  );
}

function Factors({ factors }: { factors: SecondFactorReply }) {
  const [dialog, setDialog] = useState<SecurityDialog | null>(null);
  const hasFactor = factors.totp !== null || factors.passkeys.length > 0;
  return (
    <div className={styles.sections}>
      {!hasFactor && <Invitation isRequired={factors.required === 1} />}
      <AppSection since={factors.totp} onOpen={setDialog} />
      <PasskeysSection passkeys={factors.passkeys} onOpen={setDialog} />
      {hasFactor && <RecoverySection left={factors.recovery_codes_left} onOpen={setDialog} />}
      {hasFactor && <DevicesSection count={factors.devices} />}
      <LazySecurityDialogs open={dialog} onClose={() => setDialog(null)} />
    </div>
  );
}

function Invitation({ isRequired }: { isRequired: boolean }) {
  return isRequired ? (
    <InlineAlert kind="warning" title="Un second facteur est demandé à toute l’équipe">
      Ajoutez une application ou une clé d’accès pour ouvrir les autres écrans.
    </InlineAlert>
  ) : (
    <InlineAlert kind="info" title="Votre compte n’a pas encore de second facteur">
      Votre compte voit et modifie les données de tout le réseau : ajoutez une application ou une
      clé d’accès.
    </InlineAlert>
  );
}
