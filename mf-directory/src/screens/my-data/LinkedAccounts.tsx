import { socialProviderNames, type SocialProvider } from '@alumni/shared-contract';
import { CardSkeleton, Section } from '@alumni/shared-ui/antd-page';
import { attempt, useConfirm } from '@alumni/shared-ui/feedback';
import { formatDate } from '@alumni/shared-ui/text';
import Button from 'antd/es/button';
import { useLinkedAccounts } from '../../api/linked-accounts';
import { LoadFailed } from '../../components/LoadFailed';
import styles from './rows.module.css';

/** Accounts of Google and Facebook that open this account; each can be unlinked. */
export function LinkedAccounts() {
  const { data: accounts, error, mutate, unlink } = useLinkedAccounts();
  const confirm = useConfirm();
  const askThenUnlink = async (provider: SocialProvider) => {
    const name = socialProviderNames[provider];
    const sure = await confirm({
      title: `Délier votre compte ${name} ?`,
      text: `Il ne vous connectera plus. Vous pourrez le relier à nouveau, par « Continuer avec ${name} » à la connexion.`,
      confirmLabel: 'Délier',
      danger: true,
    });
    if (sure) await attempt(() => unlink(provider), name, `Compte ${name} délié`);
  };
  return (
    <Section title="Mes comptes reliés">
      {accounts?.length === 0 ? (
        <p>Aucun compte Google ou Facebook n’ouvre votre compte.</p>
      ) : accounts ? (
        <ul className={styles.rows}>
          {accounts.map(({ provider, linked_at }) => (
            <li key={provider} className={styles.row}>
              <div>
                <p className={styles.name}>{socialProviderNames[provider]}</p>
                <p className={styles.dates}>Relié le {formatDate(linked_at)}</p>
              </div>
              <Button
                aria-label={`Délier ${socialProviderNames[provider]}`}
                onClick={() => void askThenUnlink(provider)}
              >
                Délier
              </Button>
            </li>
          ))}
        </ul>
      ) : error ? (
        <LoadFailed onRetry={() => void mutate()} />
      ) : (
        <CardSkeleton rows={1} />
      )}
    </Section>
  );
}
