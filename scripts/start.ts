import "./own-env.ts";
import { readCurrent } from "#release/releases.ts";
import { findService, takesOver } from "#service/node/find-service.ts";
import { readConfig } from "#service/node/read-config.ts";
import { buildIfChanged } from "./build-stamp.ts";

// npm start: builds the site if its sources have changed, then serves it. A service that already runs takes over the new
// release.

try {
  const config = readConfig(process.env);
  const running = await findService(config);
  if (!(await buildIfChanged())) process.exitCode = 1;
  else if (!running) await import("#service/main.ts");
  else {
    const release = readCurrent(config.siteDir) ?? "";
    if (!(await takesOver(running, release)))
      throw new Error(
        `The service on ${running} has not taken over release ${release}. Its log says why, at "release refused".`,
      );
    console.log(`The running service shows release ${release} on ${running}.`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
