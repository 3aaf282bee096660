import { existsSync, readFileSync, realpathSync } from "node:fs";
import { isDeepStrictEqual, parseEnv } from "node:util";
import { type Environment, SettingError } from "#service/config/read-settings.ts";
import { writeWhole } from "./write-whole.ts";

/** The owner's settings in a file such as `.env`. `outer` is the environment, which overrides the file, as for the service. */
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

  /** Keeps all other lines. Only the machine's user can read it: it may hold a password. */
  write(changes: Readonly<Record<string, string>>): void {
    const text = Object.entries(changes).reduce(
      (before, [name, value]) => setVariable(before, name, value),
      this.#text(),
    );
    // A symbolic link stays one: the file that it leads to is replaced.
    writeWhole(existsSync(this.path) ? realpathSync(this.path) : this.path, text, true);
  }

  #text(): string {
    return existsSync(this.path) ? readFileSync(this.path, "utf8") : "";
  }
}

/**
 * Sets one variable in the text of a file: in its own line, below its commented example, or at the end. Throws a
 * SettingError if Node would then read another value, or another value for another variable.
 */
export function setVariable(text: string, name: string, value: string): string {
  const line = `${name}=${quote(name, value)}`;
  const lines = text.split("\n");
  // Node uses the last line of a variable.
  const at = lines.findLastIndex((each) => new RegExp(`^\\s*(export\\s+)?${name}\\s*=`).test(each));
  const example = lines.findLastIndex((each) => new RegExp(`^\\s*#\\s*${name}=`).test(each));
  if (at >= 0) lines[at] = line;
  else if (example >= 0) lines.splice(example + 1, 0, line);
  else lines.splice(lines.at(-1) === "" ? -1 : lines.length, 0, line, ...(lines.at(-1) === "" ? [] : [""]));
  const changed = lines.join("\n");
  if (!isDeepStrictEqual({ ...parseEnv(changed) }, { ...parseEnv(text), [name]: value }))
    throw new SettingError(
      `The line of ${name} cannot be changed here. Change it in .env with a text editor.`,
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
