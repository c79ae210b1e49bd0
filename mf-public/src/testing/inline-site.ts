import type { Site } from '../api/site';

/** The configuration, where the gateway puts it; a screen reads it once, so before the first is drawn. */
export function inlineSite(site: Partial<Site>): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'site';
  script.textContent = JSON.stringify(site);
  document.body.append(script);
}
