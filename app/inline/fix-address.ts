import { notSentPagePath } from "#shared/inquiry.ts";

// The service answers a failed post with this page at the post's own address, for which the router has no route:
// it would put the error page in its place. The new address also keeps a reload from posting again.
if (location.pathname !== notSentPagePath) history.replaceState(null, "", notSentPagePath);
