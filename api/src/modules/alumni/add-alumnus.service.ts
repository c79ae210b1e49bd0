import type { z } from 'zod';
import type { StudentInput } from '@alumni/shared-contract';
import type { AppContext } from '../../context';
import type { Tx } from '../../db/open-database';
import { fieldError, isUniqueViolation } from '../../errors';
import type { Viewer } from '../../http/viewer';
import { creationCodeMail } from '../../mail/templates/creation-code-mail';
import { recordAudit } from '../audit/audit.repository';
import { tokensRepository } from '../tokens/tokens.repository';
import { refreshPersonFacts } from './person-facts.repository';
import { profileRepository } from './profile.repository';
import { phoneOf, professionId } from './profile.service';

type Student = z.output<typeof StudentInput>;

/** Registers somebody and mails them the link with which they choose a password. */
export async function addAlumnus(context: AppContext, viewer: Viewer, input: Student) {
  const { config, db, outbox } = context;
  try {
    await db.transaction(async (tx) => {
      const id = await profileRepository.insert(tx, await personFrom(tx, input));
      await refreshPersonFacts(tx, [id]);
      const code = await tokensRepository.issue(tx, {
        kind: 'creation',
        personId: id,
        email: input.email,
        lifeSeconds: config.CREATION_CODE_LIFE,
      });
      await outbox.queue(tx, creationCodeMail(config, input, code));
      await recordAudit(tx, viewer, {
        action: 'alumnus.create',
        targetType: 'person',
        targetId: id,
      });
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'people_email_key')) throw error;
    throw fieldError('email', 'Cette adresse e-mail est déjà utilisée.');
  }
}

async function personFrom(tx: Tx, input: Student) {
  return {
    nom: input.nom,
    prenoms: input.prenoms,
    email: input.email,
    telephone: input.telephone ? phoneOf(input.telephone, input.pays_residence) : null,
    nationalite: input.nationalite || null,
    paysResidence: input.pays_residence || null,
    professionId: await professionId(tx, input.profession),
    employeur: input.employeur || null,
    sexe: input.sexe ?? null,
  };
}
