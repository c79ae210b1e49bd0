/** What the gateway put in the page as `<script type="application/json" id="…">`; null when it did not. */
export function inlinedJson(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as unknown) : null;
}
