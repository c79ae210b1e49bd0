import Bowser from 'bowser';

const longest = 60;

/**
 * What a person recognises a session by: 'Chrome sur Android'. No version and no address.
 * @param userAgent header of the request
 * @returns null when neither browser nor system is known
 */
export function deviceOf(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  const parts = [browser.name, os.name].filter(Boolean);
  return parts.length > 0 ? parts.join(' sur ').slice(0, longest) : null;
}
