import type { SeededRandom } from '../seeded-random';

const domains = ['courriel.test', 'postel.test', 'messagerie.test', 'golfe.test', 'estuaire.test'];

/** Letters without a Unicode decomposition, as people spell them in an address. */
const plainLetters: Record<string, string> = {
  ɔ: 'o',
  ɛ: 'e',
  ɖ: 'd',
  ŋ: 'n',
  œ: 'oe',
  æ: 'ae',
};

/** "Kɔfi d'Almeida" → "kofi-dalmeida": ASCII, for addresses. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ɔɛɖŋœæ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/['’]/g, '')
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A unique address in this demo, in a domain that cannot exist. */
export function addressBook(random: SeededRandom) {
  const taken = new Set<string>();
  return (nom: string, prenoms: string): string => {
    const [first = ''] = prenoms.split(' ');
    const name = `${plain(first)}.${plain(nom.replace(/ épouse .*/, ''))}`;
    const domain = random.pick(domains);
    for (let number = 1; ; number++) {
      const address = `${name}${number === 1 ? '' : number}@${domain}`;
      if (taken.has(address)) continue;
      taken.add(address);
      return address;
    }
  };
}

const digits = (random: SeededRandom, count: number) =>
  Array.from({ length: count }, () => random.int(0, 9)).join('');

type Numbering = readonly [prefixes: readonly string[], rest: number];

/** Country → prefixes of its mobile numbers, and the number of digits after them. */
const numbering: Record<string, Numbering> = {
  Togo: [['+22890', '+22891', '+22892', '+22893', '+22896', '+22897', '+22870', '+22879'], 6],
  Bénin: [['+2290195', '+2290197', '+2290196', '+2290161', '+2290166', '+2290167', '+2290151'], 6],
  Gabon: [['+24162', '+24165', '+24166', '+24174', '+24176', '+24177'], 6],
  // France and North America reserve numbers for fiction.
  France: [['+336399800', '+336399801', '+336399802', '+336399803'], 2],
  Canada: [['+151455501', '+141855501', '+161355501'], 2],
  'États-Unis': [['+120255501', '+121255501', '+130155501'], 2],
  Sénégal: [['+22177', '+22178', '+22176'], 7],
  "Côte d'Ivoire": [['+22507', '+22505', '+22501'], 8],
  Ghana: [['+23324', '+23320', '+23327'], 7],
  'Burkina Faso': [['+22670', '+22676', '+22678'], 6],
  Maroc: [['+2126'], 8],
  Belgique: [['+32470', '+32485', '+32495'], 6],
  Allemagne: [['+491511', '+491601'], 7],
  Niger: [['+22790', '+22796'], 6],
};

/** A mobile number of the country, E.164. */
export function drawPhone(random: SeededRandom, country: string): string {
  const [prefixes, rest] = numbering[country] ?? numbering.Togo!;
  return random.pick(prefixes) + digits(random, rest);
}
