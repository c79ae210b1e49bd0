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
  /** Draws `fallback` until it is there; each `attempt` after the first loads it again. */
  Content: ComponentType<{ fallback: ReactNode; attempt: number }>;
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

/** Why there is a gap where a part should be. */
export interface SlotGap {
  /** The part may still come. */
  isWaiting: boolean;
  /** Loads the part again; undefined while it loads, and where no remote fills the slot. */
  retry?: (() => void) | undefined;
}

interface SlotProps {
  /** Name and version of the contract: `home.opportunities@1`; a part for another version stays away. */
  name: string;
  /** Height to keep for each part, in pixels, when the screen knows better than the remote. */
  minHeight?: number;
  /** How long a part may keep its place without anything in it, in ms. */
  patienceMs?: number;
  /** What the screen shows instead: until the part is there, when it failed, and when nobody fills the slot. */
  fallback?: (gap: SlotGap) => ReactNode;
}

const nothing = () => null;

/** A place in a screen that other remotes fill; a part that fails or hangs leaves the fallback alone. */
export function Slot({ name, minHeight, patienceMs = 8000, fallback = nothing }: SlotProps) {
  const parts = useContext(SlotContext)(name);
  if (parts.length === 0) return fallback({ isWaiting: false });
  return parts.map(({ key, ...part }) => (
    <Place
      key={key}
      {...part}
      minHeight={minHeight ?? part.minHeight}
      patience={patienceMs}
      gap={fallback}
    />
  ));
}

type PlaceProps = Omit<SlotPart, 'key'> & {
  patience: number;
  gap: (gap: SlotGap) => ReactNode;
};

class Place extends Component<PlaceProps, { isGone: boolean; attempt: number }> {
  override state = { isGone: false, attempt: 0 };

  static getDerivedStateFromError() {
    return { isGone: true };
  }

  isTold = false;
  place: HTMLElement | null = null;

  override componentDidCatch(error: unknown) {
    this.tell(error);
  }

  giveUp = () => {
    this.setState({ isGone: true });
    this.tell(new Error('The part of a slot timed out.'));
  };

  retry = () => {
    this.isTold = false;
    // The button that was pressed goes: the focus stays in the place.
    this.place?.focus({ preventScroll: true });
    this.setState(({ attempt }) => ({ isGone: false, attempt: attempt + 1 }));
  };

  /** What hangs may be given up by whoever loads it at the same moment: one fault all the same. */
  tell(error: unknown) {
    if (this.isTold) return;
    this.isTold = true;
    this.props.onFault?.(error);
  }

  override componentDidUpdate() {
    this.reserve(this.place);
  }

  /** Set by script: a style attribute in the page's markup would be refused (CSP). */
  reserve = (place: HTMLElement | null) => {
    this.place = place;
    place?.style.setProperty('min-height', `${this.state.isGone ? 0 : this.props.minHeight}px`);
  };

  override render() {
    const { Content, patience, gap } = this.props;
    const { isGone, attempt } = this.state;
    const instead = gap(isGone ? { isWaiting: false, retry: this.retry } : { isWaiting: true });
    if (isGone && instead === null) return null;
    return (
      <div ref={this.reserve} tabIndex={-1}>
        {isGone ? (
          instead
        ) : (
          <Content
            attempt={attempt}
            fallback={
              <Waiting patience={patience} onEnd={this.giveUp}>
                {instead}
              </Waiting>
            }
          />
        )}
      </div>
    );
  }
}

interface WaitingProps {
  patience: number;
  onEnd: () => void;
  children: ReactNode;
}

/** Stands where the part will be, as long as there is patience. */
function Waiting({ patience, onEnd, children }: WaitingProps) {
  useEffect(() => {
    const timer = setTimeout(onEnd, patience);
    return () => clearTimeout(timer);
  }, [patience, onEnd]);
  return children;
}
