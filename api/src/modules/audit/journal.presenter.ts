import {
  joinStateLabels,
  profileLabels,
  type JoinState,
  type JournalEntry,
  type ProfileId,
} from '@alumni/shared-contract';
import { excerptOf } from '../../platform/html/rich-text';
import { actionLabels, fieldLabels, targetLabels, type AuditField } from './audit-labels';
import type { JournalNames } from './journal-names';
import type { AuditRow, TitledTarget } from './journal.repository';

/** An entry in French: no name of a table, field or action reaches the reader. */
export function presentEntry(row: AuditRow, names: JournalNames): JournalEntry {
  const { id, actorId, action, createdAt } = row;
  return {
    id,
    created_at: createdAt.toISOString(),
    actor:
      actorId === null
        ? null
        : { id: actorId, name: names('person', actorId)?.name ?? 'Ancien membre' },
    action: label(actionLabels, action) ?? 'Autre action',
    subject: subjectOf(row, names),
    changes: changesOf(row, names),
  };
}

const label = <Labels extends object>(labels: Labels, key: string) =>
  Object.hasOwn(labels, key) ? (labels[key as keyof Labels] as string | null) : undefined;

function subjectOf(row: AuditRow, names: JournalNames): JournalEntry['subject'] {
  const { targetType, targetId } = row;
  const kind = label(targetLabels, targetType) ?? 'Autre';
  if (targetId === null) return { kind, name: kind, alumnus_id: null };
  const named = names(targetType as TitledTarget | 'person', targetId);
  const name = named?.name || titleIn(row) || `${kind} n° ${targetId}`;
  const short = [...name].length > 80 ? `${[...name].slice(0, 80).join('')}…` : name;
  return { kind, name: short, alumnus_id: named?.hasPage ? targetId : null };
}

/** Title of deleted content, which its last entry still has. */
function titleIn({ targetType, details }: AuditRow): string | undefined {
  if (targetType === 'person') return undefined;
  const fields = { ...(details['before'] as object), ...(details['after'] as object) };
  const { titre, title, name, description } = fields as Record<string, unknown>;
  const first = [titre, title, name, description].find((text) => typeof text === 'string');
  return first as string | undefined;
}

function changesOf({ details }: AuditRow, names: JournalNames): JournalEntry['changes'] {
  const { before = {}, after = {}, ...facts } = details as Record<string, Record<string, unknown>>;
  const last = { ...after, ...facts };
  // The database does not keep the order of fields.
  const fields = [...new Set([...Object.keys(before), ...Object.keys(last)])].sort(
    (one, other) => order.indexOf(one) - order.indexOf(other),
  );
  return fields.flatMap((field) => {
    const text = label(fieldLabels, field);
    if (text === null) return [];
    const show = (value: unknown) => valueText(field as AuditField, value, names);
    const change = { before: show(before[field]), after: show(last[field]) };
    if (change.before === null && change.after === null) return [];
    const isPicture = pictures.has(field) && change.before !== null && change.after !== null;
    if (isPicture) Object.assign(change, { before: 'ancienne image', after: 'nouvelle image' });
    return [{ label: text ?? 'Autre champ', ...change }];
  });
}

const order = Object.keys(fieldLabels);
const pictures = new Set(['cover_picture', 'picture_url']);
const flags = new Set(['approved', 'certified', 'is_activate', 'draft', 'expired', 'note_changed']);
const richTexts = new Set(['contenu', 'description']);
const sleepReasons: Record<string, string> = {
  staff: 'par l’équipe',
  owner: 'par la personne',
  inactivity: 'pour inactivité',
  deletion: 'suppression demandée',
};
const opportunityTypes: Record<string, string> = {
  EMPLOI: 'Emploi',
  STAGE: 'Stage',
  AFFAIRE: 'Affaire',
};

/** A value as people read it; null: nothing. */
function valueText(field: AuditField, value: unknown, names: JournalNames): string | null {
  if (value === null || value === undefined || value === '') return null;
  // Masked when its person was erased (rule 23).
  if (value === 'effacé') return value;
  if (flags.has(field)) return value === 1 ? 'Oui' : 'Non';
  if (pictures.has(field)) return 'une image';
  if (field === 'id_profil') return profileLabels[value as ProfileId] ?? String(value);
  if (field === 'sleep_reason') return sleepReasons[String(value)] ?? 'autre';
  if (field === 'state') return joinStateLabels[value as JoinState] ?? 'autre';
  if (field === 'type') return opportunityTypes[String(value)] ?? String(value);
  if (field === 'filter_action') return label(actionLabels, String(value)) ?? 'autre';
  if (field === 'alumni_type_id') return nameOr(names, 'alumni_type', value, 'Type');
  if (field === 'filter_person' || field === 'filter_actor') {
    return nameOr(names, 'person', value, 'Personne');
  }
  if (field === 'advantages') return advantagesText(value, names);
  if (field === 'filter_search') return 'Oui';
  const text = String(value);
  if (richTexts.has(field)) return excerptOf(text) || null;
  return isMoment.test(text) ? momentText(text) : dayText(text);
}

const nameOr = (
  names: JournalNames,
  kind: TitledTarget | 'person',
  id: unknown,
  word: string,
): string => names(kind, Number(id))?.name ?? `${word} n° ${String(id)}`;

function advantagesText(value: unknown, names: JournalNames): string {
  const list = Array.isArray(value) ? (value as { advantage_id: number }[]) : [];
  const texts = list.map((one) => nameOr(names, 'advantage', one.advantage_id, 'Avantage'));
  return texts.length > 0 ? texts.join(' · ') : 'aucun';
}

const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Universal time, that of Lomé. */
export const momentText = (moment: string): string =>
  `${dayText(moment.slice(0, 10))} ${moment.slice(11, 16)} GMT`;

const dayText = (text: string): string =>
  text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, (_all, year, month, day) => `${day}/${month}/${year}`);
