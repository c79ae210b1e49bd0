import type { Services } from '../../../api/src/process/services';

/** Lets so many members of the demo sign in: they get the password of the demo's account. */
export async function chooseMembers({ context }: Services, count: number): Promise<Chosen[]> {
  const { rows } = await context.db.execute<Chosen>(`
    UPDATE people SET password_hash = (SELECT password_hash FROM people WHERE email = 'membre@alumni.test')
    WHERE id IN (
      SELECT id FROM people
      WHERE id_profil = 1 AND approved = 1 AND is_activate = 1 AND email_verified_at IS NOT NULL
      ORDER BY id LIMIT ${count}
    )
    RETURNING id, email`);
  return rows;
}

interface Chosen extends Record<string, unknown> {
  id: number;
  email: string;
}
