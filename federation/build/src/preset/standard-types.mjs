import { strToU8, zipSync } from 'fflate';
import { parcelProps } from './parcel-props.mjs';

/**
 * The types of a standard entry, as the federation plugins of hosts fetch them. The modules are
 * made by the preset and all have one shape, so no compiler derives it; the props of a parcel are
 * those of the contract.
 * @param {import('@alumni/shared-contract').RemoteMap} map
 * @param {{ name: string, route?: string, parcel?: string, memberTitle?: string }[]} modules
 * @returns {Record<string, string | Buffer>} files by name
 */
export function standardTypes(map, modules) {
  const files = Object.fromEntries(
    modules.map((module) => [`${module.name}.d.ts`, strToU8(declaration(module))]),
  );
  return {
    // A fixed date, because the same sources must give the same version.
    '@mf-types.zip': Buffer.from(zipSync(files, { mtime: '1980-01-01T12:00:00' })),
    '@mf-types.d.ts': api(map, modules),
  };
}

/** @param {{ name: string, route?: string, parcel?: string, memberTitle?: string }} module */
const declaration = ({ name, route, parcel, memberTitle }) => `/**
 * ${name}, ${route ?? parcel}${memberTitle ? ': a card that opens it in the network, after the sign-in' : ''}
 */
export interface VisitProps {
  /** Element to show it in; it gets a shadow root. */
  domElement: HTMLElement;
  /** Unique in the page; single-spa sets it. */
  name?: string;
  /** Address at which it opens, query included${route ? `: ${route}` : ''}. */
  path${route?.includes(':') ? '' : '?'}: string;${propsOf(parcel)}
  [more: string]: unknown;
}
/** Loads it; once, before the first mount. */
export declare function bootstrap(props?: object): Promise<void>;
export declare function mount(props: VisitProps): Promise<void>;
export declare function update(props: VisitProps): Promise<void>;
export declare function unmount(props: Pick<VisitProps, 'domElement'>): Promise<void>;
`;

const propsOf = (parcel) =>
  parcelProps(parcel)
    .map(({ name, description }) => `\n  /** ${description} */\n  ${name}?: number;`)
    .join('');

/** Read by `loadRemote` of hosts: the keys, and the type of each. */
function api(map, modules) {
  const keys = modules.map(({ name }) => `'REMOTE_ALIAS_IDENTIFIER/${name}'`);
  const types = keys.map((key) => `T extends ${key} ? typeof import(${key}) :`);
  return `export type RemoteKeys = ${keys.join(' | ')};
type PackageType<T> = ${types.join(' ')} any;
`;
}
