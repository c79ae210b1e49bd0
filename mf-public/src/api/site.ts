import { siteDefaults } from './site-defaults';

/** What the network says of itself on its home page. */
export interface Site {
  name: string;
  tagline: string;
  /** Until `date` (YYYY-MM-DD) the band under the hero shows `notice`, then the tagline. */
  launch: { date: string; notice: string };
  figures: readonly { value: string; label: string }[];
  partners: readonly { name: string; mark: PartnerMark }[];
}
export type PartnerMark = 'sun' | 'diamond' | 'arch' | 'steps';

let site: Site | undefined;

/**
 * The configuration that the gateway inlines as `<script type="application/json" id="site">`;
 * what it leaves out keeps the value the product is delivered with.
 */
export function useSite(): Site {
  site ??= { ...siteDefaults, ...inlined() };
  return site;
}

function inlined(): Partial<Site> {
  const text = document.getElementById('site')?.textContent;
  return text ? (JSON.parse(text) as Partial<Site>) : {};
}
