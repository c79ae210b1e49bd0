/** A mail ready to be sent. */
export interface Mail {
  /** The template's name: for the log and the demo's list. */
  kind: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Where an answer goes; CONTACT_EMAIL, when there is one, for a mail that does not say. */
  replyTo?: string;
}
