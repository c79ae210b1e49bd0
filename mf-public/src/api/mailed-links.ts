import { http, statusOf } from '@alumni/shared-auth';
import type { MailedLinkInput, MailedLinkKind, MailedLinkReply } from '@alumni/shared-contract';

/** POST /api/v2/mailed-links/check: whether the link still works; does not use it. */
export async function isLinkLive(kind: MailedLinkKind, token: string): Promise<boolean> {
  try {
    const input: MailedLinkInput = { kind, token };
    const { data } = await http.post<MailedLinkReply>('/api/v2/mailed-links/check', input);
    return data.live;
  } catch (cause) {
    // The API rejects it as no token at all: a dead link too.
    if (statusOf(cause) === 422) return false;
    throw cause;
  }
}

/**
 * POST of a mailed link's token.
 * @returns false when the link no longer works
 */
export async function applyLink(address: string, token: string): Promise<boolean> {
  try {
    await http.post(address, { token });
    return true;
  } catch (cause) {
    if (statusOf(cause) === 422) return false;
    throw cause;
  }
}
