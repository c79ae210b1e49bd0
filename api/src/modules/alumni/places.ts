import { countries } from '@alumni/shared-contract/countries';
import { plainLetters } from '../../platform/plain-letters';
import { cities } from './cities';

/** A name by which a country is searched: its own, or that of one of its cities. */
interface Place {
  country: string;
  folded: string;
  isCountry: boolean;
}

const places: readonly Place[] = [
  ...countries.map(({ nom_fr_fr: country }) => placeOf(country, country)),
  ...Object.entries(cities).flatMap(([country, names]) =>
    names.map((city) => placeOf(country, city)),
  ),
];
const wholeNames = new Set(places.map(({ folded }) => folded.replaceAll(' ', '')));
/** "République démocratique du Congo" has four words. */
const longestName = 4;

function placeOf(country: string, name: string): Place {
  return { country, folded: fold(name), isCountry: name === country };
}

/**
 * Countries that a word names, "togo", "congo" for two of them; and countries of the city that it
 * names, "lome".
 */
export function countriesNamed(word: string): { countries: string[]; countriesOfCity: string[] } {
  const named = places.filter(({ folded, isCountry }) => {
    if (folded.replaceAll(' ', '') === word) return true;
    return isCountry && folded.split(/[ ()]+/).includes(word);
  });
  const countries = named.filter(({ isCountry }) => isCountry).map(({ country }) => country);
  const cities = named.filter(({ country }) => !countries.includes(country));
  return { countries, countriesOfCity: cities.map(({ country }) => country) };
}

/** Joins neighbouring words that name one place: "Porto Novo", "Burkina Faso". */
export function joinPlaces(words: string[][]): string[][] {
  const joined: string[][] = [];
  for (let at = 0; at < words.length;) {
    const length = placeLength(words.slice(at, at + longestName));
    joined.push(words.slice(at, at + length).flat());
    at += length;
  }
  return joined;
}

function placeLength(words: string[][]): number {
  for (let length = words.length; length > 1; length -= 1) {
    if (wholeNames.has(fold(words.slice(0, length).flat().join('')))) return length;
  }
  return 1;
}

/** French names as the database folds them: without accents, case, apostrophes and hyphens. */
function fold(text: string): string {
  return plainLetters(text).replace(/['’-]/g, '');
}
