import { Component, type ReactNode } from 'react';

interface FaultBoundaryProps {
  draw: (error: Error) => ReactNode;
  children: ReactNode;
}

/** Error boundary: shows a failure of its children, while rendering or in an effect. */
export class FaultBoundary extends Component<FaultBoundaryProps, { error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    return this.state.error ? this.props.draw(this.state.error) : this.props.children;
  }
}
