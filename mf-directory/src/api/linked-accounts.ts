import { http, useAnswer } from '@alumni/shared-auth';
import type { LinkedAccounts, SocialProvider } from '@alumni/shared-contract';

const root = '/api/v2/users/me/social';

/** Accounts of Google and Facebook that open the person's account. */
export function useLinkedAccounts() {
  const accounts = useAnswer<LinkedAccounts>(root);
  return {
    ...accounts,
    unlink: (provider: SocialProvider) =>
      http.delete(`${root}/${provider}`).finally(() => accounts.mutate()),
  };
}
