import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#site-build/site-folder.ts";

test.each(globSync("*.ts", { cwd: import.meta.dirname, exclude: ["*.test.ts"] }))(
  "lab/%s imports no module that needs Vitest",
  (file) => {
    const seen = new Set<string>();
    const visit = (path: string) => {
      if (seen.has(path)) return;
      seen.add(path);
      const imports = readFileSync(path, "utf8").matchAll(/^(?:import|export) (?!type )[^;]*?"([^"]+)";$/gm);
      for (const [, target = ""] of imports)
        if (target.startsWith("#")) visit(join(projectRoot, target.slice(1)));
        else if (target.startsWith(".")) visit(join(dirname(path), target));
        else seen.add(target);
    };
    visit(join(import.meta.dirname, file));
    expect(seen.size).toBeGreaterThan(2);
    expect(seen).not.toContain("vitest");
  },
);
