const places = [
  [/:root:not\(\[data-theme='light'\]\)/g, ":host(:not([data-theme='light'])) .alumni"],
  [/:root\[data-theme='dark'\]/g, ":host([data-theme='dark']) .alumni"],
  [/:root\b/g, '.alumni'],
  [/^(\s*)(html|body) \{/gm, '$1.alumni {'],
  // Sizes do not depend on the font size of the surrounding page.
  [/^\s*min-height: 100dvh;\n/gm, ''],
  [/(?<![\w-])(\d*\.?\d+)rem\b/g, (_, size) => `${size * 16}px`],
];

/** Rules for the page apply to the container in a shadow root, in pixels. */
export default function shadowCssLoader(source) {
  return places.reduce((css, [what, place]) => css.replace(what, place), source);
}
