import type { Sex } from '@alumni/shared-contract';
import type { SeededRandom } from '../seeded-random';
import type { Community } from './names/community';
import { frenchMen, frenchWomen } from './names/french';

export interface FullName {
  nom: string;
  prenoms: string;
}

/** A family name and one to three given names: French, local, or both. */
export function drawName(random: SeededRandom, community: Community, sex: Sex): FullName {
  const french = sex === 'F' ? frenchWomen : frenchMen;
  const local = sex === 'F' ? community.women : community.men;
  const given = random.weighted([
    [() => [random.pick(french), random.pick(local)], 44],
    [() => [random.pick(local), random.pick(french)], 14],
    [() => [random.pick(french)], 14],
    [() => [random.pick(local)], 8],
    [() => [random.pick(french), random.pick(french)], 8],
    [() => [random.pick(local), random.pick(french), random.pick(french)], 12],
  ])();
  return { nom: surname(random, community, sex), prenoms: [...new Set(given)].join(' ') };
}

/** Some married women have both names. */
function surname(random: SeededRandom, community: Community, sex: Sex): string {
  const own = random.pick(community.surnames);
  if (sex === 'M' || !random.chance(0.04)) return own;
  const husband = random.pick(community.surnames);
  return husband === own ? own : `${own} épouse ${husband}`;
}
