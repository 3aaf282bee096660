import { answerFromSite } from "./answer-from-site.ts";
import { deskName, type EdgeEnv } from "./edge-env.ts";
import { isForDesk } from "./is-for-desk.ts";

export { InquiryDesk } from "./inquiry-desk.ts";

/** Sees only what is no file of the site, and the few addresses that run_worker_first names. */
export default {
  async fetch(request, env) {
    const { pathname } = new URL(request.url);
    if (isForDesk(pathname)) return env.DESK.getByName(deskName).fetch(request);
    return answerFromSite(request, env);
  },
  async scheduled(_event, env) {
    await env.DESK.getByName(deskName).sweep();
  },
} satisfies ExportedHandler<EdgeEnv>;
