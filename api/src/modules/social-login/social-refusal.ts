import type { SocialOutcome } from '@alumni/shared-contract';

/** Why a provider login ends on the login page. */
export class SocialRefusal extends Error {
  constructor(
    readonly outcome: SocialOutcome,
    options?: ErrorOptions,
  ) {
    super(`social login: ${outcome}`, options);
  }
}
