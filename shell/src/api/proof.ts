import { http } from '@alumni/shared-auth';
import type { ProofInput } from '@alumni/shared-contract';

/** POST /api/v2/auth/proof */
export async function prove(input: ProofInput): Promise<void> {
  await http.post('/api/v2/auth/proof', input);
}

/** POST /api/v2/auth/proof/code: mails a code to a person without a password. */
export async function mailProofCode(): Promise<void> {
  await http.post('/api/v2/auth/proof/code');
}
