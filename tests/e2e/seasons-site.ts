import { rmSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#site-build/site-folder.ts";
import { copyContent } from "../other-content.ts";
import { buildSite } from "../site/build-site.ts";
import { testSite } from "../site/settings.ts";

/** The day that the pages below were built on. */
export const builtOn = "2026-07-09";

const folder = join(projectRoot, ".cache/test-site/seasons");
export const seasonsSite = join(folder, "dist");

/** Writes content with every kind of day and all that an owner may add, and builds it for `builtOn`, unless it is built already. tests/site/global-setup.ts calls this. */
export function buildSeasons(): void {
  const content = join(folder, "content");
  rmSync(content, { recursive: true, force: true });
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
  edit("resort.yaml", (resort) => {
    resort.host = { name: "Asha Rawat", picture: "about-window", sentence: "Come up, the kettle is on." };
    resort.answerHours = 12;
  });
  edit("packages.yaml", ({ packages: [basic, , ultimate] }) => {
    basic.per = "per couple";
    ultimate.per = "per couple";
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
  buildSite({ ...testSite, CONTENT_DIR: content, SITE_DIR: seasonsSite, SITE_DATE: builtOn });
}
