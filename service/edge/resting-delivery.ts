import type { Delivery } from "#service/delivery/delivery.ts";

/** Long enough for the next mail of a queue to find the connections of the last. */
const restMs = 500;

/**
 * Opens `create`'s connections with the first delivery and closes them soon after the last: an open socket keeps
 * the object in memory, where it is paid for.
 */
export function createRestingDelivery(create: () => Delivery): Delivery {
  let open: Delivery | undefined;
  let underWay = 0;
  let closing: number | null = null;
  const { isMetered, concurrency } = create();

  async function deliver(inquiry: Parameters<Delivery["deliver"]>[0]) {
    clearTimeout(closing);
    open ??= create();
    underWay += 1;
    try {
      await open.deliver(inquiry);
    } finally {
      underWay -= 1;
      if (underWay === 0) closing = setTimeout(close, restMs);
    }
  }

  function close() {
    open?.close();
    open = undefined;
  }

  return { deliver, close, isMetered, concurrency };
}
