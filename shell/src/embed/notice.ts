import { texts } from '@alumni/shared-contract';

interface NoticeActions {
  /** Link to the network, which may be available. */
  href: string;
  onRetry: () => void;
}

/** A message in place of a parcel, in plain elements: our styles and React may be missing. */
export function notice(text: string, actions?: NoticeActions): HTMLElement {
  const box = element('div', '');
  box.className = 'notice';
  box.setAttribute('role', 'alert');
  box.append(element('p', text));
  if (actions) {
    const retry = element('button', texts.retry);
    retry.type = 'button';
    retry.addEventListener('click', actions.onRetry);
    const link = element('a', 'Ouvrir le site du réseau');
    link.href = actions.href;
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
