/**
 * The parts of URL and URLSearchParams that the router and `href` use: the language itself has none,
 * and one lent by the server would be a door to the rest of it.
 */
class Params {
  private pairs: [string, string][];

  constructor(init: string | Iterable<[string, string]> | Record<string, string> = '') {
    if (typeof init === 'string') this.pairs = read(init);
    else this.pairs = Symbol.iterator in init ? [...init] : Object.entries(init);
  }

  get(name: string): string | null {
    return this.pairs.find(([key]) => key === name)?.[1] ?? null;
  }

  getAll(name: string): string[] {
    return this.pairs.filter(([key]) => key === name).map(([, value]) => value);
  }

  has(name: string): boolean {
    return this.get(name) !== null;
  }

  set(name: string, value: string): void {
    this.pairs = [...this.pairs.filter(([key]) => key !== name), [name, value]];
  }

  delete(name: string): void {
    this.pairs = this.pairs.filter(([key]) => key !== name);
  }

  append(name: string, value: string): void {
    this.pairs.push([name, value]);
  }

  keys(): string[] {
    return this.pairs.map(([key]) => key);
  }

  forEach(work: (value: string, name: string) => void): void {
    for (const [name, value] of this.pairs) work(value, name);
  }

  [Symbol.iterator]() {
    return this.pairs[Symbol.iterator]();
  }

  toString(): string {
    return this.pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
  }
}

function read(text: string): [string, string][] {
  const pairs = text.replace(/^\?/, '').split('&').filter(Boolean);
  return pairs.map((pair) => {
    const [name = '', ...value] = pair.split('=').map(decode);
    return [name, value.join('=')];
  });
}

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

/** Whole addresses only. */
class Address {
  protocol: string;
  host: string;
  pathname: string;
  search: string;
  hash: string;

  constructor(readonly href: string) {
    const [, protocol, host, path, search, hash] =
      /^([a-z][\w+.-]*:)\/\/([^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/i.exec(href) ?? [];
    if (!protocol || !host) throw new TypeError('Invalid URL');
    this.protocol = protocol;
    this.host = host;
    this.pathname = path || '/';
    this.search = search ?? '';
    this.hash = hash ?? '';
  }

  get origin(): string {
    return `${this.protocol}//${this.host}`;
  }
}

globalThis.URL ??= Address as unknown as typeof URL;
globalThis.URLSearchParams ??= Params as unknown as typeof URLSearchParams;
