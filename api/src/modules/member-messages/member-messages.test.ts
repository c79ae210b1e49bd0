import type { Alumnus } from '@alumni/shared-contract';
import { eq } from 'drizzle-orm';
import { buildAlumnus } from '../../../testing/factories';
import { describeOnDatabase } from '../../../testing/test-api';
import { mails, notifications, type NewPerson, type Person } from '../../platform/db/schema';

const settings = '/api/v2/users/me/notification-settings';

describeOnDatabase(
  'a message from a member to another',
  (api) => {
    beforeEach(() => api.db.delete(mails));

    const write = (sender: Person, recipient: Person, message = 'Bonjour, te souviens-tu ?') =>
      api.as(sender).post(`/api/v2/users/${recipient.id}/message`, { message });
    const sent = async () => (await api.mails()).filter(({ kind }) => kind === 'member-message');
    const contactable = async (viewer: Person, person: Person) => {
      const { body } = await api.as(viewer).get(`/api/users/profil/${person.id}`);
      return (body as Alumnus).contactable;
    };

    test('is a mail that shows no address, and whose answer goes to the sender', async () => {
      const sender = await buildAlumnus(api.db, { nom: 'ADJOVI', prenoms: 'Afi' });
      const recipient = await buildAlumnus(api.db, { visibleEmail: 'staff' });
      expect(await contactable(sender, recipient)).toBe(1);
      const { status, body } = await write(sender, recipient, 'Bonjour.\n\nOù es-tu ?');
      expect({ status, body }).toEqual({
        status: 200,
        body: { status: true, message: 'Votre message est envoyé' },
      });
      const [mail] = await sent();
      expect(mail).toMatchObject({
        to: recipient.email,
        replyTo: sender.email,
        subject: 'ADJOVI Afi vous écrit',
        text: expect.stringMatching(/« Bonjour\. »\n\n« Où es-tu \? »/),
      });
      const told = await api.db
        .select()
        .from(notifications)
        .where(eq(notifications.personId, recipient.id));
      expect(told).toMatchObject([
        {
          type: 'member_message',
          data: { route: 'ancien_details', params: { id: String(sender.id) } },
        },
      ]);
      expect(JSON.stringify(told)).not.toContain('Où es-tu');
    });

    test('twice in a moment is one mail', async () => {
      const [sender, recipient] = [await buildAlumnus(api.db), await buildAlumnus(api.db)];
      await Promise.all([write(sender, recipient), write(sender, recipient)]);
      expect(await sent()).toHaveLength(1);
      await write(sender, recipient, 'Autre chose.');
      expect(await sent()).toHaveLength(2);
    });

    test('so many a day, with the reason', async () => {
      const sender = await buildAlumnus(api.db);
      for (let count = 0; count < 3; count += 1) {
        expect((await write(sender, await buildAlumnus(api.db))).status).toBe(200);
      }
      const { status, body } = await write(sender, await buildAlumnus(api.db));
      expect(status).toBe(429);
      expect(body).toMatchObject({ message: expect.stringContaining('permis en un jour') });
      expect(await sent()).toHaveLength(3);
    });

    test('who refuses messages gets none, and is no longer contactable', async () => {
      const [sender, recipient] = [await buildAlumnus(api.db), await buildAlumnus(api.db)];
      await api.as(recipient).put(settings, { member_messages: 0 });
      expect(await contactable(sender, recipient)).toBe(0);
      expect((await write(sender, recipient)).status).toBe(404);
      expect(await sent()).toEqual([]);
    });

    test.each<[string, Partial<NewPerson>]>([
      ['somebody who left the directory', { listed: 0 }],
      ['a closed account', { isActivate: 0, sleepReason: 'staff' }],
      ['somebody who waits for approval', { approved: 0 }],
      ['an address that nobody confirmed', { emailVerifiedAt: null }],
      ['somebody imported who never signed in', { imported: 1 }],
      ['somebody who is leaving', { deletionRequestedAt: new Date() }],
      ['staff', { idProfil: 3 }],
    ])('%s cannot be written to', async (_who, facts) => {
      const recipient = await buildAlumnus(api.db, facts);
      expect((await write(await buildAlumnus(api.db), recipient)).status).toBe(404);
      expect(await sent()).toEqual([]);
    });

    test('nobody writes to themselves, nor before their approval', async () => {
      const [sender, recipient] = [await buildAlumnus(api.db), await buildAlumnus(api.db)];
      expect((await write(sender, sender)).status).toBe(404);
      expect(await contactable(sender, sender)).toBeUndefined();
      const waiting = await buildAlumnus(api.db, { approved: 0 });
      expect((await write(waiting, recipient)).status).toBe(403);
      expect(await contactable(waiting, recipient)).toBeUndefined();
    });

    test.each(['', '   ', 'x'.repeat(5_001)])(
      'a wrong text is refused by its field',
      async (text) => {
        const [sender, recipient] = [await buildAlumnus(api.db), await buildAlumnus(api.db)];
        const { status, body } = await write(sender, recipient, text);
        expect(status).toBe(422);
        expect(body).toMatchObject({ errors: { message: [expect.any(String)] } });
      },
    );
  },
  { MEMBER_MESSAGES_PER_DAY: '3' },
);
