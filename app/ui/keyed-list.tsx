import { Fragment, type ReactNode } from "react";

/** Renders a list of the content with its positions as keys. Its order never changes, and two entries may have the same text. */
export function keyedList<Item>(
  items: readonly Item[],
  render: (item: Item, position: number) => ReactNode,
): ReactNode {
  return items.map((item, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={position}>{render(item, position)}</Fragment>
  ));
}
