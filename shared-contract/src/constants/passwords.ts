/** Length of a new password in characters (rule 7). */
export const passwordLength = { min: 8, max: 128 } as const;
/** Least length of a new password of staff, who see everybody's data. */
export const staffPasswordLength = 12;
/** Rule 7 without its upper limit: eight characters, with a letter of any alphabet and a digit. */
export function isAllowedPassword(password: string): boolean {
  const isLong = [...password].length >= passwordLength.min;
  return isLong && /\p{L}/u.test(password) && /\p{Nd}/u.test(password);
}
