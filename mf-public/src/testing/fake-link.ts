import { MailedLinkReply } from '@alumni/shared-contract';
import type { FakeApi } from '@alumni/shared-ui/testing';

export const linkCheck = '/api/v2/mailed-links/check';

/** The API's answer about the mailed link of the page. */
export function fakeLink(api: FakeApi, live: boolean): void {
  api.post(linkCheck, MailedLinkReply, { status: true, live });
}
