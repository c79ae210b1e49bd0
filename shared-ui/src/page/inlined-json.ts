/**
 * Reads `<script type="application/json" id="…">` of the page.
 * @param id of the script
 * @returns the parsed value, not validated; null when the gateway did not inline it
 * @throws {SyntaxError} when the script holds invalid JSON
 */
export function inlinedJson(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as unknown) : null;
}
