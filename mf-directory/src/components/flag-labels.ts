import type { Tone } from '@alumni/shared-ui/page';
import type { AlumnusFlag } from '../api/alumni';

/** Labels of the three flags, from the product description. */
export const flagLabels: Record<AlumnusFlag, { name: string; on: string; off: string }> = {
  is_activate: { name: 'Statut', on: 'Actif', off: 'Inactif' },
  approved: { name: 'Approbation', on: 'Approuvé', off: 'Non approuvé' },
  certified: { name: 'Certification', on: 'Certifié', off: 'Non certifié' },
};

export const flagTones: Record<AlumnusFlag, { on: Tone; off: Tone }> = {
  is_activate: { on: 'success', off: 'danger' },
  approved: { on: 'success', off: 'warning' },
  certified: { on: 'success', off: 'neutral' },
};

export const flagNames = ['is_activate', 'approved', 'certified'] as const;
