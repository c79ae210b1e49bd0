import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';
import { completePhone, isE164 } from '@alumni/shared-contract';
import { countries } from '@alumni/shared-contract/countries';

/**
 * Converts a typed phone number to E.164 (rule 17).
 * @param typed digits, spaces, + or 00 in front; without prefix the country of residence decides
 * @param countryName `nom_fr_fr` of the country of residence
 * @returns null when the number is invalid in its country
 */
export function toE164(typed: string, countryName: string | null | undefined): string | null {
  return completePhone(typed, countryName, (digits, name) => {
    const home = countries.find((country) => country.nom_fr_fr === name)?.alpha2;
    const number = parsePhoneNumberFromString(digits, home as CountryCode | undefined)?.number;
    return number && isE164(number) ? number : null;
  });
}
