import type { Site } from '../api/site';

/**
 * Inlines the configuration as the gateway does; call it before the first render, because it is
 * read once.
 */
export function inlineSite(site: Partial<Site>): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'site';
  script.textContent = JSON.stringify(site);
  document.body.append(script);
}
