const users = new Map<FontFace, number>();
const faces = new Map<string, FontFace>();

/**
 * Browsers ignore `@font-face` inside a shadow root: copies the font faces to the document as long
 * as a container uses them.
 * @returns removes them
 */
export function lendFonts(shadow: ShadowRoot): () => void {
  const used = [...shadow.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule).map(faceOf(sheet)),
  );
  for (const face of used) {
    users.set(face, (users.get(face) ?? 0) + 1);
    document.fonts.add(face);
  }
  return () => {
    for (const face of used.splice(0)) {
      users.set(face, (users.get(face) ?? 1) - 1);
      if (users.get(face) === 0) document.fonts.delete(face);
    }
  };
}

const faceOf = (sheet: CSSStyleSheet) => (rule: CSSFontFaceRule) => {
  const known = faces.get(rule.cssText) ?? read(rule.style, sheet.href ?? location.href);
  faces.set(rule.cssText, known);
  return known;
};

function read(style: CSSStyleDeclaration, base: string): FontFace {
  const value = (name: string) => style.getPropertyValue(name);
  const source = value('src').replace(
    /url\(["']?([^"')]+)["']?\)/g,
    (_, url: string) => `url("${new URL(url, base).href}")`,
  );
  return new FontFace(value('font-family').replace(/^["']|["']$/g, ''), source, {
    weight: value('font-weight') || 'normal',
    unicodeRange: value('unicode-range') || 'U+0-10FFFF',
    display: 'swap',
    sizeAdjust: value('size-adjust') || '100%',
    ascentOverride: value('ascent-override') || 'normal',
    descentOverride: value('descent-override') || 'normal',
    lineGapOverride: value('line-gap-override') || 'normal',
  } as FontFaceDescriptors);
}
