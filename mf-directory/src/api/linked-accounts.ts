import { http, useAnswer } from '@alumni/shared-auth';
import type { LinkedAccounts, SocialLinkReply, SocialProvider } from '@alumni/shared-contract';
import { inlinedJson } from '@alumni/shared-ui/page';

const root = '/api/v2/users/me/social';

/** Accounts of Google and Facebook that open the person's account. */
export function useLinkedAccounts() {
  const accounts = useAnswer<LinkedAccounts>(root);
  return {
    ...accounts,
    /** Leaves the page for the provider, which leads back to it. */
    link: async (provider: SocialProvider) => {
      const { data } = await http.post<SocialLinkReply>(`${root}/${provider}`);
      globalThis.location.assign(data.url);
    },
    unlink: (provider: SocialProvider) =>
      http.delete(`${root}/${provider}`).finally(() => accounts.mutate()),
  };
}

/** Providers that the network offers, from the settings that the gateway inlines. */
export function offeredProviders(): readonly SocialProvider[] {
  const site = inlinedJson('site') as { socialLogins?: SocialProvider[] } | null;
  return site?.socialLogins ?? [];
}
