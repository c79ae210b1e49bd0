import { sessions, throttles, tokens } from './db/schema';
import { cleanOnce } from './housekeeping';
import { buildAlumnus } from './testing/factories';
import { describeOnEachDatabase } from './testing/test-api';

describeOnEachDatabase('housekeeping', (api) => {
  test('deletes what is over and nothing else', async () => {
    const { id: personId, email } = await buildAlumnus(api.db);
    const past = new Date(Date.now() - 30 * 86_400_000);
    const soon = new Date(Date.now() + 60_000);
    await api.db.insert(sessions).values([
      { idHash: 'old', personId, lastSeenAt: past },
      { idHash: 'live', personId },
    ]);
    const link = { kind: 'reset', personId, email } as const;
    await api.db.insert(tokens).values([
      { ...link, tokenHash: 'old', expiresAt: past },
      { ...link, tokenHash: 'live', expiresAt: soon },
    ]);
    await api.db.insert(throttles).values([
      { key: 'old', hits: 3, resetAt: past },
      { key: 'live', hits: 3, resetAt: soon },
    ]);
    await cleanOnce(api.context);
    expect((await api.db.select().from(sessions)).map((row) => row.idHash)).toEqual(['live']);
    expect((await api.db.select().from(tokens)).map((row) => row.tokenHash)).toEqual(['live']);
    expect((await api.db.select().from(throttles)).map((row) => row.key)).toEqual(['live']);
  });
});
