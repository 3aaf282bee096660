import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/**
 * The path of a file of media/ as the folder spells it, or undefined. macOS may write é as two characters; and some file
 * systems find Hero.JPG as hero.jpg, where others do not.
 */
export function mediaFile(folder: string, name: string): string | undefined {
  const inFolder = dirname(join(folder, name));
  const names = existsSync(inFolder) ? readdirSync(inFolder) : [];
  const found = names.find((each) => each.normalize() === basename(name).normalize());
  return found && join(inFolder, found);
}
