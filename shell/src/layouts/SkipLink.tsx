/** First Tab stop: skips the menus. */
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
