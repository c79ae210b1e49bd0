import { NotificationData } from '@alumni/shared-contract';
import { countries } from '@alumni/shared-contract/countries';
import { sql } from 'drizzle-orm';
import type { Db } from '../../src/platform/db/open-database';

type Check = (value: string) => boolean;
const atMost =
  (length: number): Check =>
  (value) =>
    value.length > 0 && [...value].length <= length && value === value.trim();
const oneOf =
  (...values: string[]) =>
  (value: string) =>
    values.includes(value);
const email: Check = (value) => value.length <= 254 && /^[^\s@<>"]+@[^\s@<>"]+$/.test(value);
const day: Check = (value) => value >= '1900-01-01' && value <= '2100-12-31';
const country = oneOf(...countries.map(({ nom_fr_fr }) => nom_fr_fr));

/** Tags of the allow-list, without attributes except those of links and of table cells. */
const tag =
  /^<\/?(p|br|strong|b|em|i|u|s|ul|ol|li|h[2-6]|blockquote|code|pre|hr|table|thead|tbody|tr|th|td|div|span|sub|sup)( (colspan|rowspan|scope)="[^"<>]*")* ?\/?>$/;
const link = /^<a( href="(?<href>[^"<>]*)")?( (rel|target)="[\w ]+")*>$|^<\/a>$/;
const site = 'https://alumni.test';
/** No script: an invalid address leads nowhere, a relative one to the page's own site. */
const isHarmless: Check = (href) => {
  const address = href.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  if (!URL.canParse(address, site)) return true;
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(address, site).protocol);
};
const isLink: Check = (found) => {
  const parts = link.exec(found);
  return parts !== null && isHarmless(parts.groups?.['href'] ?? '');
};
const safeHtml: Check = (value) =>
  value.length <= 60_000 &&
  (value.match(/<[^>]*>?/g) ?? []).every((found) => tag.test(found) || isLink(found));

const isNotificationData: Check = (value) => NotificationData.safeParse(JSON.parse(value)).success;

/** The form that each stored text must still have; typed by hand. */
const rules: Record<string, Record<string, Check>> = {
  people: {
    nom: atMost(100),
    prenoms: atMost(100),
    email,
    telephone: (value) => /^\+[1-9]\d{5,14}$/.test(value),
    nationalite: country,
    pays_residence: country,
    employeur: atMost(200),
    sexe: oneOf('M', 'F'),
    biographie: atMost(5_000),
    birth_date: day,
    marital_status: oneOf('Célibataire', 'Marié'),
    declared_last_grade: oneOf('BTS', 'Licence', 'Master'),
    picture: (value) => /^photos\/[0-9a-f]{32}-\d+x\d+(-avif)?$/.test(value),
    password_hash: (value) => value.startsWith('$argon2id$'),
  },
  referents: { name: atMost(100), email, phone_number: (value) => /^\+\d{6,15}$/.test(value) },
  news: {
    titre: atMost(200),
    contenu: safeHtml,
    picture: (value) => /^covers\/[0-9a-f]{32}-\d+x\d+(-avif)?$/.test(value),
  },
  opportunities: {
    type: oneOf('EMPLOI', 'STAGE', 'AFFAIRE'),
    titre: atMost(200),
    publicateur: atMost(200),
    description: safeHtml,
    missions: atMost(10_000),
    pieces: atMost(10_000),
    date_limite: day,
  },
  join_answers: { subject: atMost(200), message: atMost(5_000) },
  slides: { title: atMost(200), subtitle: atMost(200), description: atMost(1_000) },
  alumni_categories: { name: atMost(100), description: atMost(2_000) },
  alumni_types: { name: atMost(100) },
  advantages: { description: atMost(500) },
  join_requests: {
    email,
    profession: atMost(100),
    state: oneOf('new', 'answered', 'member'),
    note: (value) => value.length <= 2_000,
  },
  mails: { recipient: email, subject: (value) => !/[\r\n]/.test(value) },
  notifications: { data: isNotificationData },
  announcements: { data: isNotificationData },
};

/** Every row that breaks a rule, as `table.column: value`; empty when all are valid. */
export async function wrongRows(db: Db): Promise<string[]> {
  const wrong: string[] = [];
  for (const [table, columns] of Object.entries(rules)) {
    for (const [column, isRight] of Object.entries(columns)) {
      const { rows } = await db.execute<{ value: string }>(
        sql`SELECT DISTINCT ${sql.identifier(column)}::text AS value FROM ${sql.identifier(table)}
            WHERE ${sql.identifier(column)} IS NOT NULL`,
      );
      for (const { value } of rows)
        if (!isRight(value)) wrong.push(`${table}.${column}: ${value.slice(0, 200)}`);
    }
  }
  return wrong;
}

/** Number of rows read per table, to prove that the check saw data. */
export async function countRows(db: Db): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of Object.keys(rules)) {
    const { rows } = await db.execute<{ count: number }>(
      sql`SELECT count(*)::int AS count FROM ${sql.identifier(table)}`,
    );
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}
