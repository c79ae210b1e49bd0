/**
 * Runs a call once per token, because a link works once: a second caller (double mount, double
 * click) gets the first answer. A failed call may be repeated.
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
