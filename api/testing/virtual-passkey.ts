import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const asText = (data: Buffer | string) => Buffer.from(data).toString('base64url');
const present = 0x01;
const withKey = 0x40;

/** A passkey without a device (ES256, no attestation): answers as a browser of this origin does. */
export class VirtualPasskey {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(16);
  #signatures = 0;

  constructor(private readonly origin: string) {}

  /** Answers the options of a creation. */
  create(challenge: string) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, 16]), this.#id, key]);
    const data = Buffer.concat([this.#authData(present | withKey), credential]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from('fmt'),
      Buffer.from([0x64]),
      Buffer.from('none'),
      Buffer.from([0x67]),
      Buffer.from('attStmt'),
      Buffer.from([0xa0, 0x68]),
      Buffer.from('authData'),
      Buffer.from([0x58, data.length]),
      data,
    ]);
    const clientDataJSON = asText(this.#clientData('webauthn.create', challenge));
    return this.#answer({ clientDataJSON, attestationObject: asText(attestation) });
  }

  /** Answers the options of a signature. */
  sign(challenge: string) {
    const clientData = this.#clientData('webauthn.get', challenge);
    const data = this.#authData(present);
    const signature = sign(
      'sha256',
      Buffer.concat([data, sha256(clientData)]),
      this.#keys.privateKey,
    );
    return this.#answer({
      clientDataJSON: asText(clientData),
      authenticatorData: asText(data),
      signature: asText(signature),
    });
  }

  #answer<Response>(response: Response) {
    const id = asText(this.#id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #clientData(type: string, challenge: string): string {
    return JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false });
  }

  #authData(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE((this.#signatures += 1));
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.from([flags]), counter]);
  }
}
