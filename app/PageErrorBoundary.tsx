import { Component, lazy, type ReactNode } from "react";
import { words } from "#words/site.ts";

// Rarely needed, so its script loads on demand. If that fails too, a heading is shown.
const ErrorView = lazy(() =>
  import("./pages/error/ErrorPage.tsx").then(
    (module) => ({ default: module.ErrorView }),
    () => ({ default: () => <h1>{words.unexpectedError}</h1> }),
  ),
);

/** Shows the error page inside the layout: the status of a thrown Response, or the message of a thrown error. */
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
