import { form, png } from './form';
import type { TestApi } from './test-api';

/** People who register, and a member of staff who adds and removes slides, until stopped. */
export function keepWriting(api: TestApi) {
  let isOver = false;
  let registered = 0;
  let longestMs = 0;
  const timed = async <Answer extends { status: number; text: string }>(
    expected: number,
    request: Promise<Answer>,
  ): Promise<Answer> => {
    const started = performance.now();
    const answer = await request;
    longestMs = Math.max(longestMs, Math.round(performance.now() - started));
    if (answer.status !== expected) throw new Error(`${answer.status}: ${answer.text}`);
    return answer;
  };
  const registering = async () => {
    for (let number = 1; !isOver; number += 1) {
      const body = {
        lastname: 'SUITE',
        firstname: `Numéro ${number}`,
        email: `suite${number}@alumni.test`,
        password: 'Passe1234',
        password_confirmation: 'Passe1234',
        status: 'accepted',
      };
      await timed(201, api.guest.post('/auth/register', body));
      registered = number;
    }
  };
  const illustrating = async () => {
    const staff = api.as('administrator');
    const words = { title: 'Passage', subtitle: 'S', description: 'D' };
    while (!isOver) {
      const cover = { cover_picture: await png() };
      const made = await timed(201, staff.post('/api/v2/home-slides', ...form(words, cover)));
      const { slide } = made.body as { slide: { id: number } };
      await timed(200, staff.delete(`/api/v2/home-slides/${slide.id}`));
    }
  };
  const writing = Promise.all([registering(), illustrating()]);
  return {
    /** Number of acknowledged registrations so far. */
    registered: () => registered,
    /** Duration of the slowest answer so far, in milliseconds. */
    longestWait: () => longestMs,
    async stop() {
      isOver = true;
      await writing;
    },
  };
}
