/** A 200 whose status is not true did nothing: a failure like any other (description, section 8). */
export function confirmed({ data }: { data: unknown }): void {
  const isDone = typeof data === 'object' && data !== null && 'status' in data && data.status;
  if (isDone !== true) throw new Error('The answer does not say that it is done.');
}
