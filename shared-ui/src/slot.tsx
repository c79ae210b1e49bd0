import {
  Component,
  createContext,
  useContext,
  useEffect,
  type ComponentType,
  type ReactNode,
} from 'react';

/** One remote's contribution to a slot. */
export interface SlotPart {
  key: string;
  /** Height kept while it loads, in pixels: nothing below it jumps. */
  minHeight: number;
  /** Draws `fallback` until it is there. */
  Content: ComponentType<{ fallback: ReactNode }>;
  /** Hears why the part was hidden. */
  onFault?: (error: unknown) => void;
}

/** Slot name (`home.opportunities@1`) → what the remotes put there, in order. */
export type SlotResolver = (name: string) => SlotPart[];

const SlotContext = createContext<SlotResolver>(() => []);

/** The shell says what fills the slots of the screens below. */
export function SlotProvider({
  resolve,
  children,
}: {
  resolve: SlotResolver;
  children: ReactNode;
}) {
  return <SlotContext value={resolve}>{children}</SlotContext>;
}

interface SlotProps {
  /** Name and version of the contract: `home.opportunities@1`; a part for another version stays away. */
  name: string;
  /** Height to keep for each part, in pixels, when the screen knows better than the remote. */
  minHeight?: number;
  /** How long a part may keep its place without anything in it, in ms. */
  patienceMs?: number;
  /** Shown when no remote fills the slot. */
  fallback?: ReactNode;
}

/** A place in a screen that other remotes fill; a part that fails or hangs leaves nothing behind. */
export function Slot({ name, minHeight, patienceMs = 8000, fallback = null }: SlotProps) {
  const parts = useContext(SlotContext)(name);
  if (parts.length === 0) return fallback;
  return parts.map(({ key, ...part }) => (
    <Place key={key} {...part} minHeight={minHeight ?? part.minHeight} patience={patienceMs} />
  ));
}

type PlaceProps = Omit<SlotPart, 'key'> & { patience: number };

class Place extends Component<PlaceProps, { isGone: boolean }> {
  override state = { isGone: false };

  static getDerivedStateFromError() {
    return { isGone: true };
  }

  isTold = false;

  override componentDidCatch(error: unknown) {
    this.tell(error);
  }

  giveUp = () => {
    this.setState({ isGone: true });
    this.tell(new Error('The part of a slot timed out.'));
  };

  /** What hangs may be given up by whoever loads it at the same moment: one fault all the same. */
  tell(error: unknown) {
    if (this.isTold) return;
    this.isTold = true;
    this.props.onFault?.(error);
  }

  /** Set by script: a style attribute in the page's markup would be refused (CSP). */
  reserve = (place: HTMLElement | null) => {
    place?.style.setProperty('min-height', `${this.props.minHeight}px`);
  };

  override render() {
    const { Content, patience } = this.props;
    if (this.state.isGone) return null;
    return (
      <div ref={this.reserve}>
        <Content fallback={<Waiting patience={patience} onEnd={this.giveUp} />} />
      </div>
    );
  }
}

/** Stands where the part will be, as long as there is patience. */
function Waiting({ patience, onEnd }: { patience: number; onEnd: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onEnd, patience);
    return () => clearTimeout(timer);
  }, [patience, onEnd]);
  return null;
}
