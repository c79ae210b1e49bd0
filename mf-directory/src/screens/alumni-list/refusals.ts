import { statusOf } from '@alumni/shared-auth';

interface Refusal {
  response?: { data?: { code?: unknown } };
}

/** 403 with the code for an unverified e-mail address. */
export const isUnverified = (error: unknown): boolean =>
  statusOf(error) === 403 && (error as Refusal).response?.data?.code === 'email_unverified';

/** 429: the daily quota of pages is used up (rule 8). */
export const isQuotaSpent = (error: unknown): boolean => statusOf(error) === 429;
