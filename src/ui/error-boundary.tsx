import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  children: ReactNode;
  /** What stands in the place of what broke. */
  fallback: (retry: () => void) => ReactNode;
  /** Another one is another try: a page that broke does not stand in the way of the next. */
  resetKey?: string;
};

/** Keeps what breaks from taking along what stands around it. React itself reports the error to the console. */
export class Boundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.retry();
  }

  retry = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}
