import { MailedLinkReply } from '@alumni/shared-contract';
import type { FakeApi } from '@alumni/shared-ui/testing';

export const linkCheck = '/api/v2/mailed-links/check';

/** What the API says of the link that a page was opened with. */
export function fakeLink(api: FakeApi, live: boolean): void {
  api.post(linkCheck, MailedLinkReply, { status: true, live });
}
