// The service answers a failed post with this page, at the address of the post. The router has no route for that
// address and would show the error page. The new address also prevents a reload from posting again.
const { path = "" } = document.currentScript?.dataset ?? {};
if (location.pathname !== path) history.replaceState(null, "", path);

export {};
