/** First stop of the keyboard: past the menus, to the content. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#contenu" onClick={focusMain}>
      Aller au contenu
    </a>
  );
}

function focusMain(event: { preventDefault: () => void }) {
  event.preventDefault();
  document.getElementById('contenu')?.focus();
}
