import { Component, createContext, useContext, type ComponentType, type ReactNode } from 'react';

/** One remote's contribution to a slot. */
export interface SlotPart {
  key: string;
  /** Height kept while it loads, in pixels: nothing below it jumps. */
  minHeight: number;
  Content: ComponentType;
}

/** Slot name (`home.opportunities@1`) → what the remotes put there. */
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
  /** Name and version of the contract: `home.opportunities@1`. */
  name: string;
  /** Height to keep for each part, in pixels, when the screen knows better than the remote. */
  minHeight?: number;
  /** Shown when no remote fills the slot. */
  fallback?: ReactNode;
}

/** A place in a screen that other remotes fill; a part that fails leaves nothing behind. */
export function Slot({ name, minHeight, fallback = null }: SlotProps) {
  const parts = useContext(SlotContext)(name);
  if (parts.length === 0) return fallback;
  return parts.map(({ key, Content, ...part }) => (
    <HiddenFailure key={key} minHeight={minHeight ?? part.minHeight}>
      <Content />
    </HiddenFailure>
  ));
}

class HiddenFailure extends Component<
  { minHeight: number; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (this.state.failed) return null;
    return <div style={{ minHeight: this.props.minHeight }}>{this.props.children}</div>;
  }
}
