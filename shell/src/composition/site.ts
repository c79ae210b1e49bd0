/** What the configuration says of the network, put in the page by the gateway. */
export interface Site {
  name: string;
  social: { label: string; url: string }[];
}

/** Reads `<script type="application/json" id="site">`. */
export function readSite(): Site {
  const text = document.getElementById('site')?.textContent;
  return { name: '', social: [], ...(text && (JSON.parse(text) as Partial<Site>)) };
}
