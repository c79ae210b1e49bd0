/**
 * Reads `<script type="application/json" id="…">` of the page.
 * @param id of the script
 * @returns null when the gateway did not inline it
 */
export function inlinedJson(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as unknown) : null;
}
