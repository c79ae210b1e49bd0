/** A mail ready to be sent. */
export interface Mail {
  /** Template name, for the log and the demo mailbox. */
  kind: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Reply-To; CONTACT_EMAIL, if set, for a mail without one. */
  replyTo?: string;
  /** For mails that come regularly: an address that ends them by a POST (RFC 8058). */
  unsubscribeUrl?: string;
}
