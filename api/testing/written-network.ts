import { eq } from 'drizzle-orm';
import { notifications, people, settings } from '../src/platform/db/schema';
import {
  buildAlumniType,
  buildNews,
  buildOpportunity,
  buildPath,
  buildSlide,
} from './content-factories';
import { buildAlumnus } from './factories';
import { png } from './form';
import type { TestApi } from './test-api';

/** Texts that break careless copies: separators, escapes, quotes, other scripts, empty text. */
const awkward = [
  'Hélène d’Almeida — œuvre, ça & là',
  'tab\tnew\nline\r\nback\\slash \\N \\. \\t',
  'ɔ ɛ ɖ ŋ — 日本 🇹🇬 \u2028 \ufeff fin',
  '<p>Un <strong>texte</strong> &amp; "des guillemets" \'simples\'</p>',
  '',
];

/** A small network with every kind of data: pictures, HTML, NULLs, arrays, JSON, bytes. */
export async function writeNetwork(api: TestApi): Promise<void> {
  const { db, context } = api;
  const photo = await context.storage.savePicture(await png(80, 60), { kind: 'photo' });
  const cover = await context.storage.savePicture(await png(1700, 900), { kind: 'cover' });
  for (const biographie of awkward) {
    const person = await buildAlumnus(db, { nom: 'D’ALMEIDA', biographie, employeur: null });
    await buildPath(db, person.id);
    const data = { title: biographie, message: 'é', route: 'ancien_details', params: {} };
    await db.insert(notifications).values({ personId: person.id, type: 'registration', data });
  }
  const author = await buildAlumnus(db, { picture: photo, birthDate: '1990-02-28' });
  await buildNews(db, { contenu: awkward[3] ?? '', picture: cover, auteurId: author.id });
  await buildNews(db, { draft: 1, datePublication: null });
  await buildOpportunity(db, {
    missions: awkward[1] ?? '',
    pieces: null,
    dateLimite: '2031-12-31',
  });
  await buildAlumniType(db);
  for (const description of awkward.slice(0, 4)) {
    await buildSlide(db, { description, coverPicture: cover });
  }
  await db
    .insert(settings)
    .values({ key: 'awkward', value: { awkward, none: null, deep: [[1.5]] } });
  // A gap in the ids: numbering continues after the last id given, not after the last one kept.
  const gone = await buildAlumnus(db);
  await db.delete(people).where(eq(people.id, gone.id));
  await context.outbox.queue(db, {
    kind: 'essai',
    to: 'afi@exemple.test',
    subject: 'Un secret',
    html: '<p>secret</p>',
    text: 'secret',
  });
}
