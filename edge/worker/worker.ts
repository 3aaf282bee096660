import { codeOf, logLine } from "#service/domain/log.ts";
import { sendFormPath, sendPath } from "#shared/inquiry.ts";
import { answerFromSite, answerText, withErrorPage } from "./answer-from-site.ts";
import type { EdgeEnv, InquiryObject } from "./inquiry-object.ts";
import { ownerPath } from "./owner-routes.ts";

// A new name of this class needs an entry in `migrations` of edge/wrangler.ts.
export { InquiryObject } from "./inquiry-object.ts";

interface WorkerEnv extends EdgeEnv {
  INQUIRIES: DurableObjectNamespace<InquiryObject>;
}

/** Every site is a Worker with a namespace of its own, so there is one object. Its name is part of its stored identity. */
const objectName = "site";
const serviceUrls: readonly string[] = ["/health", "/ready", sendPath, sendFormPath];

/** The object answers its few paths, so that a path which a client invents costs it nothing. */
export async function answer(
  request: Request,
  env: EdgeEnv,
  object: Pick<Fetcher, "fetch">,
): Promise<Response> {
  return withErrorPage(request, await answerPlainly(request, env, object), env);
}

function answerPlainly(request: Request, env: EdgeEnv, object: Pick<Fetcher, "fetch">): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isForService = serviceUrls.includes(pathname) || pathname.startsWith(`${ownerPath}/`);
  if (!isForService) return answerFromSite(request, env);
  return object.fetch(request).catch((error) => {
    console.log(logLine("object unavailable", { code: codeOf(error) }));
    return unavailable(pathname);
  });
}

/** The object cannot start, or the platform has ended it: its disk is full, or a new version is coming. */
function unavailable(path: string): Response {
  const headers = { "Cache-Control": "no-store", "Retry-After": "30" };
  if (path !== "/ready")
    return answerText("Your inquiry could not be stored. Please try again later.", 503, headers);
  const problems = ["The inquiries' storage does not answer: its log says why."];
  const type = { "Content-Type": "application/json" };
  return answerText(JSON.stringify({ ready: false, problems }), 503, { ...headers, ...type });
}

/** Gets only what is no file of the site, and the few paths that run_worker_first names. */
export default {
  fetch: (request, env) => answer(request, env, env.INQUIRIES.getByName(objectName)),
  scheduled: (_event, env) => env.INQUIRIES.getByName(objectName).runMaintenance(),
} satisfies ExportedHandler<WorkerEnv>;
