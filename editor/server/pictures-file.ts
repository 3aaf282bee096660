import { type Path, valueAt } from "#site-build/content/fields.ts";
import type { Mistake } from "#site-build/content/mistake.ts";
import { dataOf, EditedFile } from "./edited-file.ts";
import type { Entries, PictureStore } from "./picture-store.ts";

export type Photographs = Pick<PictureStore, "isAside" | "bringIn" | "setAside">;

/** pictures.yaml. The photographs move with its entries, and only once these are valid. */
export class PicturesFile extends EditedFile {
  readonly #photographs: Photographs;

  constructor(content: string, photographs: Photographs) {
    super(content, "pictures.yaml");
    this.#photographs = photographs;
  }

  /** The preview reads the text at any time: new photographs come before it, and old ones go after it. */
  override write(text: string): void {
    const [before, after] = [dataOf(this.read()), dataOf(text)] as [Entries, Entries];
    try {
      this.#photographs.bringIn(after);
      super.write(text);
    } catch (error) {
      this.#photographs.setAside(after, before);
      throw error;
    }
    this.#photographs.setAside(before, after);
  }

  /** A picture with its words. */
  override wholeOf(path: Path): Path {
    return path.slice(0, 1);
  }

  /** An uploaded photograph is not in media/originals/ yet. */
  override endsWhenWritten({ file, path }: Mistake, value: unknown): boolean {
    const isOfPhotograph = file === "content/pictures.yaml" && /file$/i.test(String(path[1]));
    return isOfPhotograph && this.#photographs.isAside(String(valueAt(value, path)));
  }
}
