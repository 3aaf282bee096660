import { codeOf, logLine } from "#service/domain/log.ts";
import { sendFormPath, sendPath } from "#shared/inquiry.ts";
import { answerFromSite, answerText, withErrorPage } from "./answer-from-site.ts";
import type { EdgeEnv, InquiryObject } from "./inquiry-object.ts";
import { ownerPath } from "./owner-routes.ts";

// Renaming this class needs an entry in `migrations` in edge/wrangler.ts.
export { InquiryObject } from "./inquiry-object.ts";

interface WorkerEnv extends EdgeEnv {
  INQUIRIES: DurableObjectNamespace<InquiryObject>;
}

/** The name of the only object. It must not change: it identifies the stored data. */
const objectName = "site";
const serviceUrls: readonly string[] = ["/health", "/ready", sendPath, sendFormPath];

/** Only the service's own paths reach the object, so that requests for made-up paths cost it nothing. */
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

/** The response while the object cannot start or was ended, because its disk is full or a new version is being deployed. */
function unavailable(path: string): Response {
  const headers = { "Cache-Control": "no-store", "Retry-After": "30" };
  if (path !== "/ready")
    return answerText("Your inquiry could not be stored. Please try again later.", 503, headers);
  const problems = ["The inquiry storage does not answer: see the Worker's log."];
  const type = { "Content-Type": "application/json" };
  return answerText(JSON.stringify({ ready: false, problems }), 503, { ...headers, ...type });
}

/** Cloudflare calls this only for requests that match no file, and for the paths in run_worker_first. */
export default {
  fetch: (request, env) => answer(request, env, env.INQUIRIES.getByName(objectName)),
  scheduled: (_event, env) => env.INQUIRIES.getByName(objectName).runMaintenance(),
} satisfies ExportedHandler<WorkerEnv>;
