/** A mail ready to be sent. */
export interface Mail {
  /** The template's name: for the log and the demo's list. */
  kind: string;
  to: string;
  subject: string;
  html: string;
  text: string;
}
