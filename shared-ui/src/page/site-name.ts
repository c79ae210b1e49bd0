let siteName = '';

/** The network's name (configuration), told by the shell at boot: it ends every document title. */
export function setSiteName(name: string): void {
  siteName = name;
}

export const documentTitle = (title: string) => (siteName ? `${title} · ${siteName}` : title);
