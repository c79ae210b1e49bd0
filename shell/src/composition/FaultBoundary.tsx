import { Component, type ReactNode } from 'react';

interface FaultBoundaryProps {
  draw: (error: unknown) => ReactNode;
  children: ReactNode;
}

/** What fails below is drawn here, and nowhere else. */
export class FaultBoundary extends Component<FaultBoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }

  override render() {
    return this.state.error ? this.props.draw(this.state.error) : this.props.children;
  }
}
