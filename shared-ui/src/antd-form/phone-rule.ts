import { isPhone, texts } from '@alumni/shared-contract';
import { getIn } from 'final-form';

/**
 * The server's phone rule (rule 17), checked before submitting.
 * @param country name of the form field with the country of residence
 */
export const phoneRule =
  (country = 'pays_residence') =>
  (typed: string | undefined, values: object): string | undefined => {
    if (!typed?.trim()) return undefined;
    const home = getIn(values, country) as string | undefined;
    if (isPhone(typed, home)) return undefined;
    const isWithoutPrefix = !home && /^(?!00)[\d\s.()-]{6,}$/.test(typed.trim());
    return isWithoutPrefix ? prefixMissing : texts.phoneRefused;
  };

const prefixMissing =
  'Ajoutez l’indicatif, par exemple 00228, ou choisissez d’abord le pays de résidence.';
