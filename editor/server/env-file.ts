import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { isDeepStrictEqual, parseEnv } from "node:util";
import { type Environment, SettingError } from "#service/config/read-settings.ts";

/** The settings of an owner, in a file such as `.env`. What `outer` sets goes before the file, as for the service. */
export class EnvFile {
  readonly path: string;
  readonly outer: Environment;

  constructor(path: string, outer: Environment) {
    this.path = path;
    this.outer = outer;
  }

  read(): Environment {
    return { ...parseEnv(this.#text()), ...this.outer };
  }

  /** By a rename, and readable for the owner alone, because it may hold a password. Other lines stay as they are. */
  write(changes: Readonly<Record<string, string>>): void {
    const text = Object.entries(changes).reduce(
      (before, [name, value]) => setVariable(before, name, value),
      this.#text(),
    );
    const draft = `${this.path}~`;
    rmSync(draft, { force: true });
    writeFileSync(draft, text, { mode: 0o600, flag: "wx" });
    renameSync(draft, this.path);
  }

  #text(): string {
    return existsSync(this.path) ? readFileSync(this.path, "utf8") : "";
  }
}

/**
 * The text with one variable set: where it stands already, below its commented example, or at the end. Throws a
 * SettingError if Node would not read the value again, or another one would change.
 */
export function setVariable(text: string, name: string, value: string): string {
  const line = `${name}=${quote(name, value)}`;
  const lines = text.split("\n");
  // Node takes the last one.
  const at = lines.findLastIndex((each) => new RegExp(`^\\s*(export\\s+)?${name}\\s*=`).test(each));
  const example = lines.findLastIndex((each) => new RegExp(`^\\s*#\\s*${name}=`).test(each));
  if (at >= 0) lines[at] = line;
  else if (example >= 0) lines.splice(example + 1, 0, line);
  else lines.splice(lines.at(-1) === "" ? -1 : lines.length, 0, line, ...(lines.at(-1) === "" ? [] : [""]));
  const changed = lines.join("\n");
  if (!isDeepStrictEqual({ ...parseEnv(changed) }, { ...parseEnv(text), [name]: value }))
    throw new SettingError(
      `${name} stands in the file in an unusual way. Correct it there with a text editor.`,
    );
  return changed;
}

function quote(name: string, value: string): string {
  if (/\p{Cc}/u.test(value)) throw new SettingError(`${name} must be one line.`);
  if (/^[\w.@:/?&=%+~-]*$/.test(value)) return value;
  // Between double quotation marks, Node makes a line break of \n.
  const mark = ["'", "`", '"'].find(
    (each) => !value.includes(each) && (each !== '"' || !value.includes("\\")),
  );
  if (!mark) throw new SettingError(`${name} must not contain all of ' " and \`.`);
  return mark + value + mark;
}
