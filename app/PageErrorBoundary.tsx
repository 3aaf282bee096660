import { Component, type ReactNode } from "react";
import words from "#words/site.json" with { type: "json" };
import { href } from "./href.ts";

/** Shows an error message inside the layout if a page throws while rendering. */
export class PageErrorBoundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(thrown: unknown) {
    return { message: String(thrown) };
  }

  override render() {
    const { message } = this.state;
    if (message === undefined) return this.props.children;
    return (
      <section className="wrap section stack">
        <h1>{words.unexpectedError}</h1>
        <p className="sub">{message}</p>
        <a className="button" href={href("/")}>
          {words.pages.home}
        </a>
      </section>
    );
  }
}
