import type { OpportunityType } from '@alumni/shared-contract';

export interface DemoOpportunity {
  type: OpportunityType;
  titre: string;
  publicateur: string;
  /** HTML. */
  description: string;
  /** Plain text, one item per line. */
  missions: string[];
  pieces: string[];
  /** Days before the load. */
  published: number;
  /** Days after the load; negative: expired; null: open-ended. */
  closes: number | null;
}
