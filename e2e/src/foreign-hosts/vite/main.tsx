/** A site in React, with the remote's screens as components. */
import { StrictMode, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Lifecycles {
  bootstrap: () => Promise<void>;
  mount: (props: object) => Promise<void>;
  unmount: (props: object) => Promise<void>;
}

interface VisitProps {
  id: string;
  load: () => Promise<Lifecycles>;
  props?: object;
  onFault: (fault: Error) => void;
}

/** Mounts when it is drawn, and unmounts when it is removed: each time in a new element. */
function Visit({ id, load, props, onFault }: VisitProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const domElement = document.createElement('div');
    place.current?.append(domElement);
    const given = { ...props, domElement };
    const mounted = load().then(async (module) => {
      await module.bootstrap();
      await module.mount(given);
      return module;
    });
    mounted.catch(onFault);
    return () => {
      domElement.remove();
      mounted.then((module) => module.unmount(given)).catch(onFault);
    };
  }, [load, onFault, props]);
  return <div id={id} ref={place} />;
}

const loadNews = () => import('mf_public/LatestNewsParcel');
const loadScreen = () => import('mf_public/ActualitiesScreen');
const two = { count: 2 };

function Site() {
  const [isOpen, setOpen] = useState(false);
  const [fault, setFault] = useState<Error>();
  return (
    <>
      <h1>Mon école</h1>
      <button onClick={() => setOpen(true)}>Ouvrir</button>
      <button onClick={() => setOpen(false)}>Fermer</button>
      <p role="alert">{fault?.message}</p>
      {isOpen && <Visit id="news" load={loadNews} props={two} onFault={setFault} />}
      {isOpen && <Visit id="screen" load={loadScreen} onFault={setFault} />}
    </>
  );
}

createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <Site />
  </StrictMode>,
);
