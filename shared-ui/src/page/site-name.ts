let siteName = '';

/** The network's name (configuration), set by the shell at boot; suffix of every document title. */
export function setSiteName(name: string): void {
  siteName = name;
}

export const documentTitle = (title: string) => (siteName ? `${title} · ${siteName}` : title);
