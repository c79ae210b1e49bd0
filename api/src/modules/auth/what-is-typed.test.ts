import { eq } from 'drizzle-orm';
import { people } from '../../platform/db/schema';
import { next } from '../../../testing/factories';
import { describeOnDatabase } from '../../../testing/test-api';

const weak =
  'Le mot de passe doit avoir au moins huit caractères, dont au moins une lettre et un chiffre.';
const form = (change: { password?: string; lastname?: string } = {}) => ({
  lastname: 'AGBÉKO',
  firstname: 'Sena',
  email: `saisie${next()}@alumni.test`,
  password: 'motdepasse1',
  status: 'accepted',
  ...change,
  password_confirmation: change.password ?? 'motdepasse1',
});

describeOnDatabase('a password (rule 7)', (api) => {
  const register = (password: string) => api.guest.post('/auth/register', form({ password }));

  test.each([
    ['eight', 'abcdefg1'],
    ['the letters of Ewe', 'ɖɔŋɛɣƒʋ1'],
    ['Cyrillic', 'пароль12'],
    ['Arabic, digits too', 'كلمةسر٣٤'],
    ['a single letter', '1234567é'],
    ['spaces and signs', ' a 1 ! ? '],
    ['128', `${'a'.repeat(127)}1`],
    ['128 of an alphabet that takes two units a letter', `${'𞤀'.repeat(127)}1`],
  ])('of %s is accepted, and opens the account exactly as typed', async (_what, password) => {
    const { email } = form();
    const registered = { ...form({ password }), email };
    expect((await api.guest.post('/auth/register', registered)).status).toBe(201);
    expect((await api.guest.post('/auth/login', { email, password })).status).toBe(200);
    const wrong = { email, password: password.slice(0, -1) };
    expect((await api.guest.post('/auth/login', wrong)).status).toBe(422);
  });

  test.each([
    ['seven', 'abcdef1', weak],
    ['seven letters that take two units', `${'𞤀'.repeat(6)}1`, weak],
    ['no letter', '12345678', weak],
    ['no letter but signs', '!?!?!?!1', weak],
    ['no digit', 'abcdefgh', weak],
    ['129', `${'a'.repeat(128)}1`, 'Au plus 128 caractères.'],
  ])('of %s is refused', async (_what, password, message) => {
    const errors = { password: [message] };
    expect(await register(password)).toMatchObject({ status: 422, body: { errors } });
  });

  test('is stored as Argon2id', async () => {
    const registered = form();
    await api.guest.post('/auth/register', registered);
    const person = await api.db.query.people.findFirst({
      where: eq(people.email, registered.email),
    });
    expect(person?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

const unaccepted =
  'Ce texte contient un caractère invisible qui n’est pas accepté. Retapez-le au lieu de le coller.';
const invisible = 'Indiquez au moins un caractère visible.';

describeOnDatabase('a name (rule 18)', (api) => {
  const kept = async (lastname: string) => {
    const browser = api.guest;
    const answer = await browser.post('/auth/register', form({ lastname }));
    expect(answer.status).toBe(201);
    return (await browser.get('/api/v2/auth/user')).body['nom'];
  };

  test.each([
    'O',
    "d'ALMEIDA",
    'N’GUESSAN-KOUAMÉ',
    'de SOUZA épouse AYITÉ',
    'Ɖɔkli Ŋutsu ƐƆ',
    'x'.repeat(100),
    '𞤀'.repeat(100),
    'نور\u200cالدین',
  ])('%s is stored as typed', async (lastname) => {
    expect(await kept(`  ${lastname} `)).toBe(lastname);
  });

  test.each([
    ['  ', 'Ce champ est obligatoire.'],
    ['x'.repeat(101), 'Au plus 100 caractères.'],
    ['AGBÉKO\u202etset', unaccepted],
    ['\u2067AGBÉKO\u2069', unaccepted],
    ['AGBÉKO\u200f', unaccepted],
    ['AGBÉKO\u001b[31m', unaccepted],
    ['AGBÉKO\r\nBcc: x', unaccepted],
    ['\u200b\u200b', invisible],
    ['\u3164', invisible],
    ['\u2800 \u2800', invisible],
  ])('%j is refused', async (lastname, message) => {
    const answer = await api.guest.post('/auth/register', form({ lastname }));
    expect(answer).toMatchObject({ status: 422, body: { errors: { lastname: [message] } } });
  });
});
