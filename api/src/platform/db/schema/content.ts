import { joinStates, type JoinState } from '@alumni/shared-contract';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, flag, id, isFlag, isOneOf, moment } from './columns';
import { people } from './people';

/** Home slides, shown in the order of their ids. */
export const slides = pgTable('slides', {
  id: id(),
  title: text('title').notNull(),
  subtitle: text('subtitle').notNull(),
  description: text('description').notNull(),
  coverPicture: text('cover_picture').notNull(),
  createdAt: createdAt(),
});

/** Actualités. */
export const news = pgTable(
  'news',
  {
    id: id(),
    titre: text('titre').notNull(),
    /** Sanitised HTML. */
    contenu: text('contenu').notNull(),
    picture: text('picture'),
    draft: flag('draft').default(1),
    /** First publication date, kept. */
    datePublication: moment('date_publication'),
    auteurId: integer('auteur_id').references(() => people.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check('news_draft', isFlag(t.draft)),
    check('news_published_has_a_date', sql`draft = 1 OR date_publication IS NOT NULL`),
    index('news_publication').on(
      t.draft,
      t.datePublication.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('news_creation').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('news_author').on(t.auteurId),
  ],
);

/** Offres: emplois, stages et opportunités d'affaire. */
export const opportunities = pgTable(
  'opportunities',
  {
    id: id(),
    type: text('type').$type<'EMPLOI' | 'STAGE' | 'AFFAIRE'>().notNull(),
    titre: text('titre').notNull(),
    publicateur: text('publicateur').notNull(),
    /** Sanitised HTML; missions and pieces are plain text with line breaks. */
    description: text('description').notNull(),
    missions: text('missions'),
    pieces: text('pieces'),
    /** Last day, inclusive, without time zone. */
    dateLimite: date('date_limite', { mode: 'string' }),
    datePublication: moment('date_publication').notNull().defaultNow(),
    auteurId: integer('auteur_id').references(() => people.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check('opportunities_type', isOneOf(t.type, ['EMPLOI', 'STAGE', 'AFFAIRE'])),
    index('opportunities_publication').on(
      t.datePublication.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('opportunities_author').on(t.auteurId),
  ],
);

/** "Rejoignez-nous": people who left an address on the home page, and what staff did with it. */
export const joinRequests = pgTable(
  'join_requests',
  {
    id: id(),
    email: text('email').notNull(),
    profession: text('profession').notNull(),
    createdAt: createdAt(),
    state: text('state').$type<JoinState>().notNull().default('new'),
    /** For staff only. */
    note: text('note').notNull().default(''),
    /** Grows with each change: a change names the version it has seen. */
    version: integer('version').notNull().default(1),
    changedAt: moment('changed_at').notNull().defaultNow(),
    changedBy: integer('changed_by').references(() => people.id, { onDelete: 'set null' }),
    /** The account approved with this address. */
    memberId: integer('member_id').references(() => people.id, { onDelete: 'set null' }),
  },
  (t) => [
    check('join_requests_state', isOneOf(t.state, joinStates)),
    index('join_requests_email').on(sql`lower(${t.email})`),
    index('join_requests_member').on(t.memberId),
    index('join_requests_changed').on(t.changedAt),
  ],
);

/** Mails that staff sent in answer to a request. */
export const joinAnswers = pgTable(
  'join_answers',
  {
    id: id(),
    requestId: integer('request_id')
      .notNull()
      .references(() => joinRequests.id, { onDelete: 'cascade' }),
    authorId: integer('author_id').references(() => people.id, { onDelete: 'set null' }),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('join_answers_request').on(t.requestId)],
);
