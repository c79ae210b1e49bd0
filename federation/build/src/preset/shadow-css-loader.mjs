const places = [
  [/:root:not\(\[data-theme='light'\]\)/g, ":host(:not([data-theme='light'])) .alumni"],
  [/:root\[data-theme='dark'\]/g, ":host([data-theme='dark']) .alumni"],
  [/:root\b/g, '.alumni'],
  [/^(html|body) \{/gm, '.alumni {'],
  // The parcel is as high as it is, on a page of any font size.
  [/^\s*min-height: 100dvh;\n/gm, ''],
  [/(?<![\w-])(\d*\.?\d+)rem\b/g, (_, size) => `${size * 16}px`],
];

/** What is said of the page in our sheets is said of the box in a shadow root, in pixels. */
export default function shadowCssLoader(source) {
  return places.reduce((css, [what, place]) => css.replace(what, place), source);
}
