import type { Advantage } from '@alumni/shared-contract';
import type { AdvantageRow } from './advantages.repository';

export function presentAdvantage({ id, description }: AdvantageRow): Advantage {
  return { id, description };
}
