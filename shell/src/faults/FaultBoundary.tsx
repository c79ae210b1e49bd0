import { Component, type ReactNode } from 'react';

interface FaultBoundaryProps {
  draw: (error: Error) => ReactNode;
  children: ReactNode;
}

/** What fails below, while it renders or in an effect, is drawn here, and nowhere else. */
export class FaultBoundary extends Component<FaultBoundaryProps, { error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    return this.state.error ? this.props.draw(this.state.error) : this.props.children;
  }
}
