import { InlineAlert } from '@alumni/shared-ui/antd-page';
import { attempt } from '@alumni/shared-ui/feedback';
import { FormActions } from '@alumni/shared-ui/form';
import Button from 'antd/es/button';
import styles from './SecurityScreen.module.css';
import { useFirstFocus } from './useFirstFocus';

interface RecoveryCodesProps {
  codes: string[];
  onDone: () => void;
}

/** Recovery codes, shown once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const place = useFirstFocus();
  const copy = () =>
    void attempt(() => navigator.clipboard.writeText(codes.join('\n')), undefined, 'Codes copiés');
  return (
    <div ref={place}>
      <InlineAlert kind="warning" title="Gardez ces codes de secours">
        Ils ne seront plus affichés. Chacun ouvre votre compte une fois si vous perdez votre
        téléphone : imprimez-les, ou rangez-les dans un gestionnaire de mots de passe.
      </InlineAlert>
      <ul className={styles.codes} aria-label="Codes de secours">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <FormActions>
        <Button onClick={copy}>Copier</Button>
        <Button type="primary" onClick={onDone}>
          J’ai gardé mes codes
        </Button>
      </FormActions>
    </div>
  );
}
