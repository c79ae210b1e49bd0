import { isAllowedPassword, texts } from '@alumni/shared-contract';

export interface Passwords {
  password?: string;
}

/** Rule 7, before the server says it. */
export function passwordRule(value: string | undefined): string | undefined {
  return !value || isAllowedPassword(value) ? undefined : texts.passwordWeak;
}

/** Of the field where a password is typed again. */
export function sameTwiceRule(value: string | undefined, { password }: Passwords) {
  return !value || value === password ? undefined : texts.passwordsDiffer;
}
