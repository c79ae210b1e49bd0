/**
 * Delays a fake answer until the test calls `answer`.
 * @example
 * const { until, answer } = holdAnswer();
 * api.post(url, schema, body, { until });
 */
export function holdAnswer(): { until: Promise<void>; answer: () => void } {
  let answer = () => {};
  const until = new Promise<void>((resolve) => (answer = resolve));
  return { until, answer };
}
