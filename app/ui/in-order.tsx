import { Fragment, type ReactNode } from "react";

/**
 * Renders a list of content/. Its order never changes while a page is open, so the position is a stable key. A text is
 * not: an owner may write the same one twice.
 */
export function inOrder<Item>(
  items: readonly Item[],
  render: (item: Item, position: number) => ReactNode,
): ReactNode {
  return items.map((item, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={position}>{render(item, position)}</Fragment>
  ));
}
