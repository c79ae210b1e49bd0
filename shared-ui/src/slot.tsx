import type { SlotName, SlotProps } from '@alumni/shared-contract';
import {
  Component,
  createContext,
  useContext,
  useEffect,
  type ComponentType,
  type ReactNode,
} from 'react';

/** Contribution of one remote to a slot. */
export interface SlotPart {
  key: string;
  /** Reserved height while it loads, in pixels, so that nothing below moves. */
  minHeight: number;
  /**
   * Renders `fallback` until loaded, then the part with the slot's props; each `attempt` after the
   * first loads again.
   */
  Content: ComponentType<{ props: object | undefined; fallback: ReactNode; attempt: number }>;
  /** Called with the reason why the part was hidden. */
  onFault?: (error: unknown) => void;
}

/** Slot name (`home.opportunities@1`) → contributions of the remotes, in order. */
export type SlotResolver = (name: string) => SlotPart[];

const SlotContext = createContext<SlotResolver>(() => []);

/**
 * Provides the resolver to the slots below it. The shell renders it; without it slots are empty.
 */
export function SlotProvider({
  resolve,
  children,
}: {
  resolve: SlotResolver;
  children: ReactNode;
}) {
  return <SlotContext value={resolve}>{children}</SlotContext>;
}

/** Argument of a slot's `fallback`: why a part is missing. */
export interface SlotGap {
  /** The part may still load. */
  isWaiting: boolean;
  /** Loads the part again; undefined while it loads, and where no remote fills the slot. */
  retry?: (() => void) | undefined;
}

/** What the contract says that this slot hands to its parts. */
type GivenProps<Name extends SlotName> = keyof SlotProps[Name] extends never
  ? { props?: never }
  : { props: SlotProps[Name] };

interface SlotOptions<Name extends SlotName> {
  /** Name and contract version: `home.opportunities@1`; parts for other versions are ignored. */
  name: Name;
  /** Reserved height of each part, in pixels, when the screen knows better than the remote. */
  minHeight?: number;
  /** How long an empty part may keep its place, in ms. */
  patienceMs?: number;
  /** Fallback: while loading, after a failure, and when no remote fills the slot. */
  fallback?: (gap: SlotGap) => ReactNode;
}

const nothing = () => null;

/**
 * A place in a screen that other remotes fill. A part that fails, or does not load within
 * `patienceMs`, is replaced by the fallback; the screen around it stays.
 */
export function Slot<Name extends SlotName>({
  name,
  props,
  minHeight,
  patienceMs = 8000,
  fallback = nothing,
}: SlotOptions<Name> & GivenProps<Name>) {
  const parts = useContext(SlotContext)(name);
  if (parts.length === 0) return fallback({ isWaiting: false });
  return parts.map(({ key, ...part }) => (
    <Place
      key={key}
      name={name}
      {...part}
      props={props}
      minHeight={minHeight ?? part.minHeight}
      patience={patienceMs}
      gap={fallback}
    />
  ));
}

type PlaceProps = Omit<SlotPart, 'key'> & {
  name: string;
  props: object | undefined;
  patience: number;
  gap: (gap: SlotGap) => ReactNode;
};

class Place extends Component<PlaceProps, { isGone: boolean; attempt: number }> {
  override state = { isGone: false, attempt: 0 };

  static getDerivedStateFromError() {
    return { isGone: true };
  }

  isReported = false;
  place: HTMLElement | null = null;

  override componentDidCatch(error: unknown) {
    this.report(error);
  }

  giveUp = () => {
    this.setState({ isGone: true });
    this.report(new Error('The part of a slot timed out.'));
  };

  retry = () => {
    this.isReported = false;
    // The pressed button disappears: keep the focus in the slot.
    this.place?.focus({ preventScroll: true });
    this.setState(({ attempt }) => ({ isGone: false, attempt: attempt + 1 }));
  };

  /** Another user of the same load may give up first: report one fault only. */
  report(error: unknown) {
    if (this.isReported) return;
    this.isReported = true;
    this.props.onFault?.(error);
  }

  override componentDidUpdate() {
    this.reserve(this.place);
  }

  /** Set by script: CSP forbids style attributes in the markup. */
  reserve = (place: HTMLElement | null) => {
    this.place = place;
    place?.style.setProperty('min-height', `${this.state.isGone ? 0 : this.props.minHeight}px`);
  };

  override render() {
    const { name, Content, props, patience, gap } = this.props;
    const { isGone, attempt } = this.state;
    const instead = gap(isGone ? { isWaiting: false, retry: this.retry } : { isWaiting: true });
    if (isGone && instead === null) return null;
    return (
      <div ref={this.reserve} tabIndex={-1} data-slot={name}>
        {isGone ? (
          instead
        ) : (
          <Content
            props={props}
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

/** Placeholder of a part, until the time limit. */
function Waiting({ patience, onEnd, children }: WaitingProps) {
  useEffect(() => {
    const timer = setTimeout(onEnd, patience);
    return () => clearTimeout(timer);
  }, [patience, onEnd]);
  return children;
}
