/** What the product is delivered with: each is a setting of its own (README, "Configuration"). */

export const keyFigures = [
  { value: '+19000', label: 'diplômés' },
  { value: '+15', label: 'filières' },
  { value: '3', label: 'pays' },
  { value: '+15', label: 'nationalités' },
];

/** Shapes that stand for a logo. */
export const partnerMarks = ['sun', 'diamond', 'arch', 'steps'] as const;

/** With a picture of theirs, a mark of ours, or their name alone. */
export interface Partner {
  name: string;
  picture?: string | undefined;
  url?: string | undefined;
  mark?: (typeof partnerMarks)[number] | undefined;
}

/** Invented: the demo alone shows them. */
export const demoPartners: Partner[] = [
  { name: 'Banque Lagune', mark: 'arch' },
  { name: 'Koto Énergie', mark: 'sun' },
  { name: 'Sahé Conseil', mark: 'diamond' },
  { name: 'Port & Rail', mark: 'steps' },
  { name: 'Maison Ayé', mark: 'sun' },
  { name: 'Ogou Numérique', mark: 'diamond' },
];

export const demoLinks = [
  { label: 'Facebook', url: 'https://www.facebook.com/' },
  { label: 'LinkedIn', url: 'https://www.linkedin.com/' },
];
