/** Names of people of one origin; French given names may be added. */
export interface Community {
  /** `nom_fr_fr` of the country of which most are citizens. */
  country: string;
  surnames: readonly string[];
  men: readonly string[];
  women: readonly string[];
}

export const words = (text: string): string[] => text.trim().split(/\s*\n\s*|\s*,\s*/);
