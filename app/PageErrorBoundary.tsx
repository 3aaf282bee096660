import { Component, type ReactNode } from "react";
import { ErrorView } from "./sections/ErrorView.tsx";

/** Shows the error page, inside the layout, for whatever a page throws: a Response by its status, an error by its message. */
export class PageErrorBoundary extends Component<{ children: ReactNode }, { thrown?: unknown }> {
  override state: { thrown?: unknown } = {};

  static getDerivedStateFromError(thrown: unknown) {
    return { thrown };
  }

  override render() {
    if (!("thrown" in this.state)) return this.props.children;
    const { thrown } = this.state;
    if (thrown instanceof Response) return <ErrorView status={thrown.status} />;
    return <ErrorView message={thrown instanceof Error ? thrown.message : String(thrown)} />;
  }
}
