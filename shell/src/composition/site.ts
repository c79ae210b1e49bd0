import type { LogoPictures } from '@alumni/shared-ui/art';
import { inlinedJson } from '@alumni/shared-ui/page';

/** Configuration of the network, inlined by the gateway. */
export interface Site {
  name: string;
  tagline: string;
  social: { label: string; url: string }[];
  /** Replaces the default mark and the name. */
  logo?: LogoPictures;
}

/** Reads `<script type="application/json" id="site">`. */
export function readSite(): Site {
  return { name: '', tagline: '', social: [], ...(inlinedJson('site') as Partial<Site> | null) };
}
