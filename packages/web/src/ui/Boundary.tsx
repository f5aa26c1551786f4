import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  readonly children: ReactNode;
  /** What stands there instead. */
  readonly instead: (error: unknown) => ReactNode;
}

interface BoundaryState {
  readonly failed: { readonly error: unknown } | null;
}

/** Contains an error of a component; the rest of the screen goes on. React has no hook for it. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failed: { error } };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    return failed ? this.props.instead(failed.error) : this.props.children;
  }
}
