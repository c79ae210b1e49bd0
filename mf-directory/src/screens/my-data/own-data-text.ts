import {
  exportColumns,
  joinStateLabels,
  mergeFieldLabels,
  texts,
  type OwnData,
} from '@alumni/shared-contract';
import { formatPhone } from '@alumni/shared-ui/text';

type JournalChange = OwnData['journal'][number]['changes'][number];

/** Subjects of the page; `exported_at` is a date alone. */
export type SectionName = Exclude<keyof OwnData, 'exported_at'>;

export const sectionTitles: Record<SectionName, string> = {
  profile: 'Mon profil',
  account: 'Mon compte',
  visibility: 'Qui voit quoi de moi',
  notification_settings: 'Ce dont on me prévient',
  saved_filters: 'Mes recherches',
  sessions: 'Mes connexions',
  provider_accounts: 'Mes comptes reliés',
  second_factor: 'Ma double authentification',
  mailed_links: 'Liens reçus par e-mail',
  mails: 'E-mails reçus',
  notifications: 'Notifications reçues',
  dismissed_announcements: 'Annonces supprimées de ma liste',
  visits: 'Visites de mon profil, par jour',
  visited: 'Profils que j’ai visités, par jour',
  directory_usage: 'Pages de l’annuaire que j’ai lues, par jour',
  refusals: 'Refus de mon inscription',
  join_requests: 'Mes demandes pour rejoindre le réseau',
  news: 'Actualités que j’ai écrites',
  opportunities: 'Opportunités que j’ai écrites',
  journal: 'Journal',
  exports: 'Fichiers et actions que j’ai demandés',
};

/** French names of the facts. Ids and addresses of pictures are left to the file. */
export const factLabels: Record<string, string> = {
  ...exportColumns,
  ...mergeFieldLabels,
  is_activate: 'Compte actif',
  nombre_vues: 'Vues du profil',
  contactable: 'Peut recevoir des messages',
  confirmed_at: 'Confirmé le',
  referents: 'Camarades référents',
  phone_number: 'Téléphone',
  start_year: 'Début',
  end_year: 'Fin',
  success: 'Obtenu',
  diplome: 'Diplôme',
  esgis: 'Campus',
  filiere: 'Filière',
  profil: 'Profil',
  created_at: 'Créé le',
  profile_completed: 'Inscription complète',
  has_password: 'A un mot de passe',
  birthday: 'Anniversaire',
  email_verified_at: 'E-mail vérifié le',
  terms_accepted_at: 'Conditions acceptées le',
  profile_completed_at: 'Inscription complétée le',
  confirmation_asked_at: 'Confirmation demandée le',
  last_login_at: 'Dernière connexion',
  deletion_requested_at: 'Suppression demandée le',
  updated_at: 'Modifié le',
  declared: 'Déclaré à l’inscription',
  listed: 'Dans l’annuaire',
  opportunities: 'Nouvelles opportunités',
  opportunity_mails: 'Nouvelles opportunités par e-mail',
  weekly_summary: 'Résumé de la semaine',
  member_messages: 'Messages des membres',
  staff_mails: 'E-mails de l’équipe',
  name: 'Nom',
  query: 'Filtres',
  device: 'Appareil',
  last_seen_at: 'Vue le',
  current: 'Cette connexion',
  provider: 'Fournisseur',
  subject: 'Objet',
  app_confirmed_at: 'Application confirmée le',
  passkeys: 'Clés d’accès',
  last_used_at: 'Utilisée le',
  recovery_codes_left: 'Codes de secours restants',
  trusted_until: 'Appareils reconnus jusqu’au',
  kind: 'Sorte',
  expires_at: 'Expire le',
  used_at: 'Utilisé le',
  sent_at: 'Envoyé le',
  text: 'Texte',
  read_at: 'Lu le',
  dismissed_announcements: 'Nombre',
  day: 'Jour',
  total: 'Nombre',
  pages: 'Pages',
  details: 'Profils',
  reason: 'Motif',
  state: 'État',
  titre: 'Titre',
  label: 'Action',
  by_me: 'Par moi',
  pays: 'Campus',
  libelle: 'Profil',
  changes: 'Changements',
};

/** Facts of one subject that read otherwise than elsewhere. */
const otherLabels: Partial<Record<SectionName, Record<string, string>>> = {
  provider_accounts: { subject: 'Identifiant', created_at: 'Relié le' },
  sessions: { created_at: 'Ouverte le' },
  journal: { created_at: 'Le' },
  mails: { created_at: 'Écrit le' },
  notifications: { created_at: 'Reçue le' },
};

/** Words of the API, in French. */
const words: Record<string, string> = {
  members: 'les membres',
  staff: 'l’équipe du réseau',
  me: 'moi seul',
  M: 'Homme',
  F: 'Femme',
  google: 'Google',
  facebook: 'Facebook',
  ...joinStateLabels,
  waiting: 'en attente',
  running: 'en cours',
  done: 'fait',
  failed: 'échoué',
  cancelled: 'annulé',
  verify: 'vérification de l’adresse',
  reset: 'nouveau mot de passe',
  creation: 'création du mot de passe',
  email_change: 'changement d’adresse',
  google_link: 'liaison à Google',
  facebook_link: 'liaison à Facebook',
  deletion: 'suppression du compte',
  proof: 'preuve d’identité',
  email_undo: 'annulation du changement d’adresse',
  summary_stop: 'fin des e-mails',
  profile_confirm: 'confirmation du profil',
  'alumni-export': 'export de l’annuaire',
  'own-data-copy': 'copie de mes données',
  bulk: 'action sur plusieurs personnes',
  'bulk-undo': 'annulation d’une action',
  duplicates: 'recherche de doublons',
  'import-read': 'lecture d’un import',
  'import-check': 'essai d’un import',
  'import-apply': 'import',
  'import-undo': 'annulation d’un import',
};
/** Words are read in these facts alone: a name or a text may be one of them. */
const wordFacts = new Set([
  'telephone',
  'email',
  'employeur',
  'picture',
  'birthday',
  'sexe',
  'provider',
  'state',
  'kind',
]);
const yesOrNo = new Set([
  'is_activate',
  'approved',
  'certified',
  'contactable',
  'success',
  'email_verified',
  'profile_completed',
  'has_password',
  'listed',
  'opportunities',
  'opportunity_mails',
  'weekly_summary',
  'member_messages',
  'staff_mails',
  'current',
  'by_me',
]);
/** Left to the file: references, addresses, and what a neighbour says in French. */
export const leftOut = /^(id|id_\w+|\w+_id|picture_url|cover_picture|description|action)$/;

/**
 * Facts of an object in French; a list of objects is one text.
 * @param value an object of the answer, or a number by itself
 */
export function factsOf(section: SectionName, value: unknown): { label: string; value: string }[] {
  const facts = value !== null && typeof value === 'object' ? value : { [section]: value };
  return Object.entries(facts)
    .filter(([name]) => !leftOut.test(name) && !(section === 'journal' && name === 'details'))
    .map(([name, fact]) => ({
      label: otherLabels[section]?.[name] ?? factLabels[name] ?? name,
      value: textOf(section, name, fact),
    }));
}

function textOf(section: SectionName, name: string, value: unknown): string {
  if (value === null || value === '') return texts.noValue;
  if (Array.isArray(value)) {
    const parts = value.map((one) => textOf(section, name, one));
    return parts.join('\n') || texts.noValue;
  }
  if (typeof value === 'object') {
    if (name === 'changes') return changeText(value as JournalChange);
    const facts = factsOf(section, value);
    const [only] = facts;
    return facts.length === 1 && only
      ? only.value
      : facts.map((fact) => `${fact.label} : ${fact.value}`).join(', ');
  }
  const text = String(value);
  if (yesOrNo.has(name)) return value === true || text === '1' ? 'Oui' : 'Non';
  if (wordFacts.has(name) && words[text]) return words[text];
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return moment.format(new Date(text));
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return day.format(new Date(text));
  return /^\+\d{6,15}$/.test(text) ? formatPhone(text) : text;
}

const changeText = ({ label, before, after }: JournalChange) =>
  `${label} : ${before ?? texts.noValue} → ${after ?? texts.noValue}`;

const moment = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });
