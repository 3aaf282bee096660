import { Fragment, type ReactNode } from "react";

/** A list of content/. Its order never changes, so positions are stable keys; an owner may write the same text twice. */
export function keyedList<Item>(
  items: readonly Item[],
  render: (item: Item, position: number) => ReactNode,
): ReactNode {
  return items.map((item, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={position}>{render(item, position)}</Fragment>
  ));
}
