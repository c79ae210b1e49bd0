/** Default settings of the product (README, "Configuration"). */

export const keyFigures = [
  { value: '+19000', label: 'diplômés' },
  { value: '+15', label: 'filières' },
  { value: '3', label: 'pays' },
  { value: '+15', label: 'nationalités' },
];

/** Drawn marks used as logos. */
export const partnerMarks = ['sun', 'diamond', 'arch', 'steps'] as const;

/** With their own picture, one of our marks, or the name only. */
export interface Partner {
  name: string;
  picture?: string | undefined;
  url?: string | undefined;
  mark?: (typeof partnerMarks)[number] | undefined;
}

/** Fictional, for the demo only. */
export const demoPartners: Partner[] = [
  { name: 'Banque Lagune', mark: 'arch' },
  { name: 'Koto Énergie', mark: 'sun' },
  { name: 'Sahé Conseil', mark: 'diamond' },
  { name: 'Port & Rail', mark: 'steps' },
  { name: 'Maison Ayé', mark: 'sun' },
  { name: 'Ogou Numérique', mark: 'diamond' },
];

/** Social networks of the demo. */
export const demoLinks = [
  { label: 'Facebook', url: 'https://www.facebook.com/' },
  { label: 'LinkedIn', url: 'https://www.linkedin.com/' },
];
