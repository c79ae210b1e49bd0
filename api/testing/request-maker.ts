import type { Scene } from './callers';

export type Texts = Record<string, string>;

/** A request that the API accepts from an authorized caller. */
export interface RightRequest {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  json?: Record<string, unknown>;
  form?: { fields: Texts; files: Record<string, Buffer> };
  /** The caller's address; loopback by default. */
  from?: string;
}

export type Maker = (scene: Scene) => RightRequest | Promise<RightRequest>;
