/** How people of one origin are called; given names are local ones, French ones come beside. */
export interface Community {
  /** `nom_fr_fr` of the country most of them are citizens of. */
  country: string;
  surnames: readonly string[];
  men: readonly string[];
  women: readonly string[];
}

export const words = (text: string): string[] => text.trim().split(/\s*\n\s*|\s*,\s*/);
