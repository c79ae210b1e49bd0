/**
 * Converts a number of a country without a campus, typed without prefix; null when it is invalid.
 */
type ForeignNumberRule = (digits: string, countryName: string | undefined) => string | null;

/**
 * Converts a typed phone number to E.164 (rule 17); one rule for the API and the forms.
 * @param typed digits, spaces, + or 00 in front; without prefix the country of residence decides
 * @param countryName `nom_fr_fr` of the country of residence
 * @param elsewhere handles countries without a campus; forms need not know them all
 * @returns E.164, or null when the number is invalid in its country
 */
export function completePhone(
  typed: string,
  countryName: string | null | undefined,
  elsewhere: ForeignNumberRule,
): string | null {
  const compact = typed.replace(/[\s.()-]/g, '').replace(/^00/, '+');
  const home = campusNumbers.find(({ country }) => country === countryName);
  if (!compact.startsWith('+')) {
    return home ? home.complete(compact) : elsewhere(compact, countryName || undefined);
  }
  const campus = campusNumbers.find(({ prefix }) => compact.startsWith(prefix));
  if (campus) return campus.complete(compact.slice(campus.prefix.length));
  return isE164(compact) ? compact : null;
}

/** 6 to 15 digits behind a +. */
export const isE164 = (number: string) => /^\+[1-9]\d{5,14}$/.test(number);

/** Whether a form may send a number; the API checks the digits of countries without a campus. */
export function isPhone(typed: string, countryName: string | null | undefined): boolean {
  return completePhone(typed, countryName, plausible) !== null;
}

const plausible: ForeignNumberRule = (digits, countryName) =>
  countryName && /^\d{6,15}$/.test(digits) ? digits : null;

/** The three campus countries, whose numbers are checked digit by digit. */
const campusNumbers = [
  {
    country: 'Togo',
    prefix: '+228',
    complete: (rest: string) => (/^\d{8}$/.test(rest) ? `+228${rest}` : null),
  },
  {
    // Since 30 November 2024 every number of Benin begins with 01.
    country: 'Bénin',
    prefix: '+229',
    complete: (rest: string) => {
      if (/^\d{8}$/.test(rest)) return `+22901${rest}`;
      return /^01\d{8}$/.test(rest) ? `+229${rest}` : null;
    },
  },
  {
    // Numbers from before 2019 (06 12 34 56) no longer work.
    country: 'Gabon',
    prefix: '+241',
    complete: (rest: string) =>
      /^0?[1-9]\d{7}$/.test(rest) ? `+241${rest.replace(/^0/, '')}` : null,
  },
];
