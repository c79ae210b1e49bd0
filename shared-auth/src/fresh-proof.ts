/** What the person proves with: their password, or a mailed code when they have none. */
export type ProofField = 'password' | 'code';

/** @returns whether the person proved who they are */
type Asker = (field: ProofField) => Promise<boolean>;

let asker: Asker | null = null;
let asking: Promise<boolean> | null = null;

/**
 * Registers how the page asks for a fresh proof (rule 30): the shell's dialog. Calls that the server
 * refuses for lack of one are then repeated by the HTTP client.
 * @returns a function that unregisters
 */
export function onProofRequired(ask: Asker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = null;
  };
}

/**
 * Asks once for all calls that wait.
 * @param reply body of the refusal
 * @returns null when the refusal is another one, or nobody can be asked
 */
export function askForProof(reply: unknown): Promise<boolean> | null {
  const { code, errors } = (reply ?? {}) as { code?: string; errors?: object };
  if (code !== 'proof_required' || !asker) return null;
  asking ??= asker(errors && 'code' in errors ? 'code' : 'password').finally(() => {
    asking = null;
  });
  return asking;
}
