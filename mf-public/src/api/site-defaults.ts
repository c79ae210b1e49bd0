import type { Site } from './site';

/** Delivered values of the site's configuration. The partners are invented. */
export const siteDefaults: Site = {
  name: 'Réseau Alumni',
  tagline: 'Ensemble on va plus loin',
  launch: { date: '2019-12-14', notice: 'Lancement du club Alumni' },
  figures: [
    { value: '+19000', label: 'diplômés' },
    { value: '+15', label: 'filières' },
    { value: '3', label: 'pays' },
    { value: '+15', label: 'nationalités' },
  ],
  partners: [
    { name: 'Banque Lagune', mark: 'arch' },
    { name: 'Koto Énergie', mark: 'sun' },
    { name: 'Sahé Conseil', mark: 'diamond' },
    { name: 'Port & Rail', mark: 'steps' },
    { name: 'Maison Ayé', mark: 'sun' },
    { name: 'Ogou Numérique', mark: 'diamond' },
  ],
};
