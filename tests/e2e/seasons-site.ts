import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectRoot } from "#site-build/site-folder.ts";
import { copyContent, startBuild } from "../other-content.ts";

/** The day that the pages below were built on. */
export const builtOn = "2026-07-09";

/** Writes a content that makes use of every kind of day, builds it for `builtOn` and serves it. */
export async function serveSeasons() {
  const folder = mkdtempSync(join(tmpdir(), "seasons-"));
  const [content, siteDir] = [join(folder, "content"), join(folder, "dist")];
  const edit = copyContent(content);
  edit("calendar.yaml", (calendar) => {
    calendar.notices = [
      { text: "The pool is being repaired.", until: "2026-07-08" },
      {
        text: "The road from the plain is closed after the rain. Please call before you set out.",
        link: { label: "The way to us", target: "/Contact" },
        from: "2026-07-13",
        until: "2026-07-14",
      },
    ];
    calendar.closedSeasons = [{ from: "07-20", until: "08-31" }];
  });
  edit("packages.yaml", ({ packages: [basic, , ultimate] }) => {
    basic.price.seasons = [{ from: "07-13", until: "07-15", amount: 5000 }];
    ultimate.price.amount = "on request";
  });
  edit("offers.yaml", ({ offers }) => {
    offers.length = 3;
    offers[0].until = "2026-07-12";
    Object.assign(offers[1], { from: "2026-07-13", until: "2026-07-19" });
    Object.assign(offers[2], { from: "05-01", until: "07-19" });
    offers[2].price.amount = "on request";
  });
  const { ended } = startBuild({ CONTENT_DIR: content, SITE_DIR: siteDir, SITE_DATE: builtOn });
  const { status, err } = await ended;
  if (status !== 0) throw new Error(`The build failed: ${err}`);
  const service = spawn(process.execPath, [join(projectRoot, "service/main.ts")], {
    env: { ...process.env, PORT: "0", SITE_DIR: siteDir, DATA_DIR: join(folder, "data") },
  });
  return {
    address: await addressOf(service),
    async stop() {
      service.kill();
      await new Promise((resolve) => service.once("exit", resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function addressOf(service: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    service.once("exit", (status) => reject(new Error(`The service ended with ${status}: ${said}`)));
    const listen = (bytes: Buffer) => {
      said += bytes;
      const [address] = /http:\/\/localhost:\d+/.exec(said) ?? [];
      if (address) resolve(address);
    };
    service.stdout?.on("data", listen);
    service.stderr?.on("data", listen);
  });
}
