import { PGlite } from '@electric-sql/pglite';
import type { DiskReserve } from './disk-reserve';

const simpleQuery = 'Q'.charCodeAt(0);
const sync = 'S'.charCodeAt(0);
const extendedMessages = new Set([...'PBDECH'].map((letter) => letter.charCodeAt(0)));
const syncMessage = new Uint8Array([sync, 0, 0, 0, 4]);

function query(text: string): Uint8Array {
  const body = Buffer.from(`${text}\0`);
  const head = Buffer.from([simpleQuery, 0, 0, 0, 0]);
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/**
 * All connections of the socket server share PGlite's one session, and the server switches
 * connections after any message outside a transaction. A query is several messages (Parse, Bind, …,
 * Sync): keep the session with one connection until its query ends.
 */
export class SingleSessionPGlite extends PGlite {
  #insideQuery = false;
  #isReadOnly = false;

  constructor(
    private readonly reserve: DiskReserve,
    ...parameters: ConstructorParameters<typeof PGlite>
  ) {
    super(...parameters);
  }

  /** Every message of a connection: on a full disk, transactions that begin are read-only. */
  override async execProtocolRawStream(
    ...parameters: Parameters<PGlite['execProtocolRawStream']>
  ): Promise<void> {
    const { isFull } = this.reserve;
    if (isFull !== this.#isReadOnly && !this.isInTransaction()) {
      this.#isReadOnly = isFull;
      const setting = query(`SET default_transaction_read_only = ${isFull}`);
      await super.execProtocolRawStream(setting, { syncToFs: false, onRawData: () => undefined });
    }
    return super.execProtocolRawStream(...parameters);
  }

  override isInTransaction(): boolean {
    return this.#insideQuery || super.isInTransaction();
  }

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    const type = message[0] ?? 0;
    if (extendedMessages.has(type)) this.#insideQuery = true;
    if (type === sync || type === simpleQuery) this.#insideQuery = false;
    return super.execProtocolRawSync(message) as Uint8Array;
  }

  /** The socket server rolls back here when a connection closes: finish its query first. */
  override async exec(...parameters: Parameters<PGlite['exec']>): ReturnType<PGlite['exec']> {
    if (this.#insideQuery) await this.execProtocolRaw(syncMessage);
    return super.exec(...parameters);
  }
}
