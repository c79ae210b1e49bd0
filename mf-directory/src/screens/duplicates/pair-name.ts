import type { DuplicatePair } from '@alumni/shared-contract';
import { fullName } from '../../api/alumni';

/** « ADJOVI Koffi et KOFFI Adjovi ». */
export const pairName = ({ people: [one, other] }: DuplicatePair): string =>
  `${fullName(one)} et ${fullName(other)}`;
