import { texts } from '@alumni/shared-contract';

interface NoticeWays {
  /** The network itself may be there. */
  href: string;
  onRetry: () => void;
}

/** A sentence in the place of a parcel; plain elements, for nothing of ours may have come. */
export function notice(text: string, ways?: NoticeWays): HTMLElement {
  const box = element('div', '');
  box.className = 'notice';
  box.setAttribute('role', 'alert');
  box.append(element('p', text));
  if (ways) {
    const retry = element('button', texts.retry);
    retry.type = 'button';
    retry.addEventListener('click', ways.onRetry);
    const link = element('a', 'Ouvrir le site du réseau');
    link.href = ways.href;
    box.append(retry, link);
  }
  return box;
}

export function loading(): HTMLElement {
  const box = element('div', 'Chargement…');
  box.setAttribute('role', 'status');
  return box;
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text: string) {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
