import type { Sex } from '@alumni/shared-contract';

export interface DemoPath {
  diploma: string;
  campus: string;
  field: string;
  start: number;
  end: number;
  success: 0 | 1;
}

export interface DemoReferent {
  name: string;
  email: string | null;
  phone: string;
}

/** A person of the demo, with names; the loader replaces names by ids. */
export interface DemoPerson {
  profile: 1 | 2 | 3;
  nom: string;
  prenoms: string;
  sexe: Sex;
  email: string;
  telephone: string | null;
  nationalite: string;
  residence: string;
  profession: string | null;
  employeur: string | null;
  biographie: string | null;
  birthDate: string;
  maritalStatus: 'Célibataire' | 'Marié';
  /** Name of an alumni type; null before the approval. */
  type: string | null;
  isActivate: 0 | 1;
  approved: 0 | 1;
  certified: 0 | 1;
  sleepReason: 'staff' | 'inactivity' | null;
  /** Days before the demo was loaded. */
  registered: number;
  emailVerified: boolean;
  lastLogin: number | null;
  logins: number;
  views: number;
  campuses: string[];
  paths: DemoPath[];
  referents: DemoReferent[];
}
