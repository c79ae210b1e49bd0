import type { LogoPictures } from '@alumni/shared-ui/art';
import { inlinedJson } from '@alumni/shared-ui/page';

/** What the configuration says of the network, put in the page by the gateway. */
export interface Site {
  name: string;
  tagline: string;
  social: { label: string; url: string }[];
  /** In the place of the drawn mark and the name. */
  logo?: LogoPictures;
}

/** Reads `<script type="application/json" id="site">`. */
export function readSite(): Site {
  return { name: '', tagline: '', social: [], ...(inlinedJson('site') as Partial<Site> | null) };
}
