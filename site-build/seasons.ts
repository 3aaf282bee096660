import { join } from "node:path";
import type { Plugin } from "vite";
import type { Content } from "#content/schema/subjects.ts";
import { buildDay } from "./build-day.ts";
import type { ContentSource } from "./content/source.ts";
import { projectRoot } from "./site-folder.ts";

/**
 * What comes and goes with the days of the year: `virtual:notice-banner` and `virtual:seasons` are the parts of
 * app/season/ where content/ makes use of them, and next to nothing where it does not. `virtual:build-day` is what the
 * prerendered pages take for today.
 */
export function seasons(source: ContentSource): Plugin {
  const modules: Readonly<Record<string, () => string>> = {
    "\0virtual:notice-banner": () => allOf(hasNotices(source.read()) ? "NoticeBanner.tsx" : "no-notice.ts"),
    "\0virtual:seasons": () => allOf(hasSeasons(source.read()) ? "with-seasons.ts" : "without-seasons.ts"),
    "\0virtual:build-day": () => {
      const content = source.read();
      const hasDays = hasNotices(content) || hasSeasons(content);
      return `export const buildDay = "${buildDay(content.timeZone)}";\nexport const hasDays = ${hasDays};`;
    },
  };
  return {
    name: "site:seasons",
    sharedDuringBuild: true,
    resolveId: (id) => (`\0${id}` in modules ? `\0${id}` : undefined),
    load: (id) => modules[id]?.(),
  };
}

const allOf = (file: string) => `export * from ${JSON.stringify(join(projectRoot, "app/season", file))};`;

const hasNotices = ({ notices }: Content) => Boolean(notices?.length);

export function hasSeasons({ closedSeasons, offers, packages }: Content): boolean {
  const changes = ({ amount, seasons }: Content["offers"][number]["price"]) =>
    amount === "on request" || Boolean(seasons?.length);
  return (
    Boolean(closedSeasons?.length) ||
    offers.some(({ from, until }) => from ?? until) ||
    [...offers, ...packages].some(({ price }) => changes(price))
  );
}
