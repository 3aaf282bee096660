import { DurableObject } from "cloudflare:workers";
import { codeOf, logLine } from "#service/domain/log.ts";
import { headersOfEveryAnswer } from "#service/routes/security-headers.ts";
import { sendFormPath, sendPath } from "#shared/inquiry.ts";
import { answerFromSite } from "./answer-from-site.ts";
import { type EdgeEnv, EdgeService } from "./edge-service.ts";
import { ownerPath } from "./owner-routes.ts";

interface WorkerEnv extends EdgeEnv {
  INQUIRIES: DurableObjectNamespace<InquiryObject>;
}

/** Every site is a Worker with a namespace of its own, so there is one object. Its name is part of its stored identity. */
const objectName = "site";
const serviceAddresses: readonly string[] = ["/health", "/ready", sendPath, sendFormPath];

/** The one object of the site. A new name of this class needs an entry in `migrations` of scripts/edge/wrangler-config.ts. */
export class InquiryObject extends DurableObject<WorkerEnv> {
  readonly #service: EdgeService;

  constructor(state: DurableObjectState, env: WorkerEnv) {
    super(state, env);
    this.#service = new EdgeService(state.storage, env, {
      // The platform adds the time.
      log: (event, facts) => console.log(logLine(event, facts)),
    });
    state.blockConcurrencyWhile(() => this.#service.start());
  }

  override fetch(request: Request) {
    return this.#service.fetch(request);
  }

  override alarm() {
    return this.#service.alarm();
  }

  sweep() {
    return this.#service.sweep();
  }
}

/** The object answers its few addresses, so that an address which a client invents costs it nothing. */
export function answer(request: Request, env: EdgeEnv, object: Pick<Fetcher, "fetch">): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isForService = serviceAddresses.includes(pathname) || pathname.startsWith(`${ownerPath}/`);
  if (!isForService) return answerFromSite(request, env);
  return object.fetch(request).catch((error) => {
    console.log(logLine("object unavailable", { code: codeOf(error) }));
    return unavailable(pathname);
  });
}

/** The object cannot start, or the platform has ended it: its disk is full, or a new version is coming. */
function unavailable(path: string): Response {
  const headers = { ...headersOfEveryAnswer, "Cache-Control": "no-store", "Retry-After": "30" };
  const problems = ["The inquiries' storage does not answer: its log says why."];
  if (path === "/ready") return Response.json({ ready: false, problems }, { status: 503, headers });
  return new Response("Your inquiry could not be stored. Please try again later.", { status: 503, headers });
}

/** Gets only what is no file of the site, and the few addresses that run_worker_first names. */
export default {
  fetch: (request, env) => answer(request, env, env.INQUIRIES.getByName(objectName)),
  scheduled: (_event, env) => env.INQUIRIES.getByName(objectName).sweep(),
} satisfies ExportedHandler<WorkerEnv>;
