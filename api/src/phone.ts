import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';
import { countries } from '@alumni/shared-contract/countries';

/**
 * A phone number as it is stored, E.164 (decisions, rule 17).
 * @param typed digits, spaces, + or 00 in front; without them the country of residence decides
 * @param countryName `nom_fr_fr` of the country of residence
 * @returns null when it is no number of its country
 */
export function toE164(typed: string, countryName: string | null | undefined): string | null {
  const compact = typed.replace(/[\s.()-]/g, '').replace(/^00/, '+');
  const home = countries.find((country) => country.nom_fr_fr === countryName)?.alpha2;
  const whole = compact.startsWith('+') ? compact : withHomePrefix(compact, home);
  if (!whole) return null;
  const campus = campusNumbers.find(({ prefix }) => whole.startsWith(prefix));
  const number = campus ? campus.complete(whole.slice(campus.prefix.length)) : whole;
  return number && /^\+[1-9]\d{5,14}$/.test(number) ? number : null;
}

function withHomePrefix(digits: string, home: string | undefined): string | null {
  const campus = campusNumbers.find(({ country }) => country === home);
  if (campus) return campus.prefix + digits;
  return parsePhoneNumberFromString(digits, home as CountryCode | undefined)?.number ?? null;
}

/** The three countries of the campuses, whose numbers are checked to the digit. */
const campusNumbers = [
  {
    country: 'TG',
    prefix: '+228',
    complete: (rest: string) => (/^\d{8}$/.test(rest) ? `+228${rest}` : null),
  },
  {
    // Since 30 November 2024 every number of Benin begins with 01.
    country: 'BJ',
    prefix: '+229',
    complete: (rest: string) => {
      if (/^\d{8}$/.test(rest)) return `+22901${rest}`;
      return /^01\d{8}$/.test(rest) ? `+229${rest}` : null;
    },
  },
  {
    // Its numbers of before 2019 (06 12 34 56) reach nobody any more.
    country: 'GA',
    prefix: '+241',
    complete: (rest: string) =>
      /^0?[1-9]\d{7}$/.test(rest) ? `+241${rest.replace(/^0/, '')}` : null,
  },
];
