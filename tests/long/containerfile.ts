import { type ChildProcess, execFileSync, type SpawnOptions, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync } from "node:fs";
import { join, matchesGlob, posix, relative } from "node:path";

/** The state of a build: the file system and what the instructions so far have set. */
interface Image {
  root: string;
  env: Record<string, string>;
  folder: string;
  user: string;
  command: string[];
  healthCheck: string;
}

interface Build {
  containerfile: string;
  /** The build context: what `COPY` copies from. Files in .dockerignore are left out. */
  context: string;
  /** The file system used for every FROM image. */
  base: string;
  /** The folder of the stages' file systems. */
  folder: string;
  /** The folder of all cache mounts. */
  cache: string;
  /** For this machine's network and registry; not part of the image. */
  env: Record<string, string>;
}

/**
 * Runs a Containerfile's instructions without a container engine, each RUN in a chroot. Needs root. It supports what
 * deploy/Containerfile uses and throws at anything else.
 */
export function buildImage({ containerfile, context, base, folder, cache, env }: Build): Image {
  const stages = new Map<string, Image>();
  let image: Image | undefined;
  const current = () => {
    if (!image) throw new Error("FROM must come first.");
    return image;
  };
  const inside = (path: string) => posix.resolve("/", current().folder, path);

  const carryOut: Record<string, (rest: string) => void> = {
    FROM(rest) {
      const name = / AS (\S+)$/i.exec(rest)?.[1] ?? "final";
      const root = join(folder, name);
      execFileSync("cp", ["-a", base, root]);
      image = {
        root,
        env: { PATH: "/usr/local/bin:/usr/bin:/bin" },
        folder: "/",
        user: "root",
        command: [],
        healthCheck: "",
      };
      stages.set(name, image);
    },
    WORKDIR(rest) {
      current().folder = inside(rest);
      mkdirSync(current().root + current().folder, { recursive: true });
    },
    ENV(rest) {
      const [, name = "", value = ""] = /^(\w+)=(.*)$/.exec(rest) ?? [];
      current().env[name] = value;
    },
    COPY(rest) {
      const [, stage, from = "", to = ""] = /^(?:--from=(\S+) )?(\S+) (\S+)$/.exec(rest) ?? [];
      const source = stage ? join(stages.get(stage)?.root ?? "", from) : join(context, from);
      const target = current().root + inside(to);
      if (stage) execFileSync("cp", ["-a", `${source}/.`, target]);
      else cpSync(source, target, { recursive: true, filter: filterOf(context) });
    },
    RUN(rest) {
      const [, mount, command = ""] = /^(?:--mount=type=cache,target=(\S+) )?(.*)$/s.exec(rest) ?? [];
      const bound = mount ? [[cache, current().root + mount] as const] : [];
      const { status, stdout, stderr } = spawnSync(...inChroot(current(), env, ["sh", "-c", command], bound));
      if (status !== 0)
        throw new Error(`RUN ${command} ended with status ${status}: ${(stdout + stderr).slice(-3000)}`);
    },
    USER(rest) {
      current().user = rest;
    },
    HEALTHCHECK(rest) {
      current().healthCheck = rest.replace(/^CMD /, "");
    },
    CMD(rest) {
      current().command = JSON.parse(rest);
    },
    VOLUME: () => {},
    EXPOSE: () => {},
  };
  const text = readFileSync(containerfile, "utf8").replaceAll(/^#.*\n/gm, "");
  for (const line of text.replaceAll("\\\n", " ").split("\n").filter(Boolean)) {
    const [instruction = "", ...words] = line.split(" ");
    const act = carryOut[instruction];
    if (!act) throw new Error(`tests/long/containerfile.ts does not know ${instruction} yet.`);
    act(words.join(" "));
  }
  return current();
}

/** Starts a command as the image's user. Returns the command's own process. */
export function startInImage(
  image: Image,
  env: Record<string, string>,
  command = image.command,
): ChildProcess {
  return spawn(...inChroot(image, env, command));
}

/** The arguments of spawn. The mounts are in the process's own namespace and end with it. */
function inChroot(
  { root, env, folder, user }: Image,
  more: Record<string, string>,
  command: string[],
  mounts: (readonly [from: string, to: string])[] = [],
): [string, string[], SpawnOptions & { encoding: "utf8" }] {
  const bound = [["/dev", `${root}/dev`] as const, ...mounts];
  for (const [, to] of bound) mkdirSync(to, { recursive: true });
  const mounting = [
    `mount -t proc proc '${root}/proc'`,
    ...bound.map(([from, to]) => `mount --rbind '${from}' '${to}'`),
    'exec "$@"',
  ].join(" && ");
  const variables = Object.entries({ HOME: "/root", ...env, ...more }).map(
    ([name, value]) => `${name}=${value}`,
  );
  const words = ["chroot", `--userspec=${user}`, root, "/usr/bin/env", "-i", ...variables];
  const enter = ["/bin/sh", "-c", 'cd "$0" && exec "$@"', folder, ...command];
  return ["unshare", ["--mount", "sh", "-c", mounting, "sh", ...words, ...enter], { encoding: "utf8" }];
}

function filterOf(context: string): (file: string) => boolean {
  const patterns = readFileSync(join(context, ".dockerignore"), "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"));
  return (file) => !patterns.some((pattern) => matchesGlob(relative(context, file), pattern));
}
