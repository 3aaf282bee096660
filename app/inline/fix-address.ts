import { notSentPagePath } from "#shared/inquiry.ts";

// The service answers a failed post with this page, at the address of the post. The router has no route for that
// address and would show the error page. The new address also prevents a reload from posting again.
if (location.pathname !== notSentPagePath) history.replaceState(null, "", notSentPagePath);
