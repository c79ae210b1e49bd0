import type { APIRequestContext } from '@playwright/test';
import { send, signUp } from './people';

/** By HTTP: signs people up who are ready for approval, one after the other. */
export async function signUpReady(
  request: APIRequestContext,
  lastname: string,
  firstnames: readonly string[],
): Promise<void> {
  for (const firstname of firstnames) {
    const email = await signUp(request, { lastname, firstname });
    await send(request, 'patch', '/api/v2/register', profileOf(lastname, firstname));
    await request.get(`/api/user/verify/${await tokenFor(request, email)}`);
  }
}

const profileOf = (nom: string, prenoms: string) => ({
  nom,
  prenoms,
  nationalite: 'Togo',
  pays_residence: 'Togo',
  profession: 'Entrepreneur',
  employeur: 'Atelier du Mono',
  esgis: ['Togo'],
  last_grade: 'Licence',
  last_grade_year: 2021,
  telephone: '92765432',
  sexe: 'F',
  marital_status: 'Célibataire',
  birth_date: '1999-04-12',
  referents: ['Afi Mensah', 'Yao Agbeko', 'Ornella Mba'].map((name, index) => ({
    name,
    phone_number: `0022890${index}23456`,
  })),
});

/** Token of the verification mail in the demo mailbox. */
async function tokenFor(request: APIRequestContext, email: string): Promise<string> {
  const mails = await (await request.get('/_mail')).text();
  const item = mails.split('<li>').find((one) => one.includes(email));
  const [id] = /\/_mail\/[\w-]+/.exec(item ?? '') ?? [];
  const mail = await (await request.get(`${id}/html`)).text();
  const [, token] = /\/check_user\/([\w-]+)/.exec(mail) ?? [];
  if (!token) throw new Error(`no verification link for ${email}`);
  return token;
}
