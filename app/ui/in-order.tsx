import { Fragment, type ReactNode } from "react";

/**
 * A list of content/ as children. Its order never changes while a page is open, so the position is the stable key;
 * a text is none, for an owner may write the same one twice.
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
