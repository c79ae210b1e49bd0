import { isAllowedPassword, texts } from '@alumni/shared-contract';

export interface Passwords {
  password?: string;
}

/** Rule 7, checked before the server does. */
export function passwordRule(value: string | undefined): string | undefined {
  return !value || isAllowedPassword(value) ? undefined : texts.passwordWeak;
}

/** Rule for the repeated password. */
export function sameTwiceRule(value: string | undefined, { password }: Passwords) {
  return !value || value === password ? undefined : texts.passwordsDiffer;
}
