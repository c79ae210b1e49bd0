/** Tokens before the version in a user agent, most specific first: Edge also contains Chrome. */
const families: [name: string, sign: RegExp][] = [
  ['Edge', /Edg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /(?:OPR|Opera)\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS|HeadlessChrome)\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari/],
];

const systems: [name: string, sign: RegExp][] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
];

/**
 * Family, major version and system: enough to reproduce a fault, too little to identify a visitor.
 * @example 'Chrome 141, Android'
 */
export function browserName(userAgent: string | undefined): string {
  const agent = (userAgent ?? '').slice(0, 500);
  const family = families.find(([, sign]) => sign.test(agent));
  const system = systems.find(([, sign]) => sign.test(agent))?.[0];
  if (!family) return system ? `Autre navigateur, ${system}` : 'Autre navigateur';
  const name = `${family[0]} ${family[1].exec(agent)?.[1]}`;
  return system ? `${name}, ${system}` : name;
}
