import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Every page for members contains the drawings of the menus. */
const longest = 2000;

/**
 * The icons of a map that @ant-design/icons does not have, or that cannot be one filled path.
 * @param {{ menus?: { icon?: unknown }[] }} map
 * @returns {string[]} one French sentence each
 */
export function iconFaults({ menus = [] }) {
  return menus.flatMap(({ icon }, index) => {
    const fault = typeof icon === 'string' ? faultOf(icon) : null;
    return fault ? [`/menus/${index}/icon : ${fault}`] : [];
  });
}

/** The map with a drawing in place of each name: the shell draws icons it does not contain. */
export function withDrawings(map) {
  if (!map.menus) return map;
  const menus = map.menus.map((menu) =>
    typeof menu.icon === 'string' ? { ...menu, icon: drawingOf(menu.icon) } : menu,
  );
  return { ...map, menus };
}

function faultOf(name) {
  const { attrs, children } = svgOf(name) ?? {};
  if (!attrs) return `@ant-design/icons n'a pas d'icône ${name}`;
  const isPlain = !attrs['fill-rule'] && children.every(isPlainPath);
  if (!isPlain) return `${name} n'est pas un simple tracé plein : choisissez une autre icône`;
  const { length } = drawingOf(name).path;
  return length > longest ? `${name} a ${length} caractères, ${longest} au plus` : null;
}

const isPlainPath = ({ tag, attrs }) => tag === 'path' && Object.keys(attrs).join() === 'd';

function drawingOf(name) {
  const { attrs, children } = svgOf(name);
  return { viewBox: attrs.viewBox, path: children.map(({ attrs: { d } }) => d).join('') };
}

function svgOf(name) {
  try {
    return require(`@ant-design/icons-svg/lib/asn/${name}`).default.icon;
  } catch {
    return null;
  }
}
