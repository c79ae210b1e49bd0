import type { FakeApi } from '@alumni/shared-ui/testing';

/** A 200 whose status is not true: in the description, not in the contract. */
export function answerUndone(
  api: FakeApi,
  method: 'post' | 'patch' | 'delete',
  url: string | RegExp,
): void {
  api[method](url, { parse: (body) => body }, { status: false });
}
