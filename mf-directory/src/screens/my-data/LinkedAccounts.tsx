import {
  socialOutcomes,
  socialProviderNames,
  texts,
  type SocialOutcome,
  type SocialProvider,
} from '@alumni/shared-contract';
import { CardSkeleton, InlineAlert, Section } from '@alumni/shared-ui/antd-page';
import { attempt, notifyFailure, useConfirm } from '@alumni/shared-ui/feedback';
import { useSearchParams } from '@alumni/shared-ui/router';
import { formatDate } from '@alumni/shared-ui/text';
import Button from 'antd/es/button';
import { useState } from 'react';
import { offeredProviders, useLinkedAccounts } from '../../api/linked-accounts';
import { LoadFailed } from '../../components/LoadFailed';
import styles from './rows.module.css';

/** Accounts of Google and Facebook that open this account; each can be linked and unlinked. */
export function LinkedAccounts() {
  const { data: accounts, error, mutate, link, unlink } = useLinkedAccounts();
  const confirm = useConfirm();
  const askThenUnlink = async (provider: SocialProvider) => {
    const name = socialProviderNames[provider];
    const sure = await confirm({
      title: `Délier votre compte ${name} ?`,
      text: `Il ne vous connectera plus. Vous pourrez le relier à nouveau, ici même.`,
      confirmLabel: 'Délier',
      danger: true,
    });
    if (sure) await attempt(() => unlink(provider), name, `Compte ${name} délié`);
  };
  return (
    <Section title="Mes comptes reliés">
      <LinkResult />
      {accounts ? (
        <>
          {accounts.length === 0 ? (
            <p>Aucun compte Google ou Facebook n’ouvre votre compte.</p>
          ) : (
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
          )}
          <div className={styles.offers}>
            {offeredProviders()
              .filter((name) => !accounts.some(({ provider }) => provider === name))
              .map((name) => (
                <LinkButton key={name} provider={name} link={link} />
              ))}
          </div>
        </>
      ) : error ? (
        <LoadFailed onRetry={() => void mutate()} />
      ) : (
        <CardSkeleton rows={1} />
      )}
    </Section>
  );
}

/** How a link ended, from the address to which the provider led back. */
function LinkResult() {
  const query = useSearchParams()[0];
  const [linked, outcome] = [query.get('linked'), query.get('social')];
  const isProvider = (name: string | null): name is SocialProvider =>
    name !== null && Object.hasOwn(socialProviderNames, name);
  if (isProvider(linked)) {
    return <InlineAlert kind="success">Compte {socialProviderNames[linked]} relié</InlineAlert>;
  }
  if (!outcome || !Object.hasOwn(socialOutcomes, outcome)) return null;
  return (
    <InlineAlert kind="warning" title={texts.attention}>
      {socialOutcomes[outcome as SocialOutcome]}
    </InlineAlert>
  );
}

interface LinkButtonProps {
  provider: SocialProvider;
  link: (provider: SocialProvider) => Promise<void>;
}

/** Leaves for the provider; busy until the browser has gone. */
function LinkButton({ provider, link }: LinkButtonProps) {
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      await link(provider);
    } catch (error) {
      notifyFailure(error);
      setLeaving(false);
    }
  };
  return (
    <Button loading={isLeaving} onClick={() => void leave()}>
      Relier {socialProviderNames[provider]}
    </Button>
  );
}
