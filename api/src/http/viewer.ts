import type { ProfileId } from '@alumni/shared-contract';

/** Whose action it is, also in the background, where there is no session. */
export type Actor = Pick<Viewer, 'id' | 'idProfil'>;

/** The caller, as far as policies and presenters need to know. */
export interface Viewer {
  id: number;
  idProfil: ProfileId;
  approved: 0 | 1;
  emailVerified: boolean;
  /** The session's key in the database. */
  sessionHash: string;
  /** When the person last proved who they are, in this session (rule 30). */
  provedAt: Date;
}
