/** What was waited for took longer than it may. */
export class TimeIsUp extends Error {
  override name = 'TimeIsUp';
}

/**
 * Waits for some work, but no longer than a number of seconds; the work itself goes on.
 * @throws TimeIsUp
 */
export async function within<Result>(seconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeIsUp(`after ${seconds} s`)), seconds * 1000);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
