/**
 * A link works once, so a second caller (a double mount, a double click) gets the first one's
 * answer; a call that failed may be made again.
 */
export function oncePerToken<Answer>(
  call: (token: string) => Promise<Answer>,
): (token: string) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>();
  return (token) => {
    const known = answers.get(token);
    if (known) return known;
    const answer = call(token);
    answers.set(token, answer);
    answer.catch(() => answers.delete(token));
    return answer;
  };
}
