import { createContext } from "react";
import { type PictureEntries, type PictureEntry, type Saved, type Sheet, save } from "../server.ts";

/** Enters a new photograph into pictures.yaml; gives the name that it got there, or what is wrong. */
export type Add = (entry: PictureEntry) => Promise<{ name?: string; problem?: string }>;

export const AddPicture = createContext<Add>(async () => ({ problem: "There is no list of pictures here." }));

export function adder(sheet: Sheet, onSaved: (file: string, saved: Saved) => void): Add {
  return async (entry) => {
    const pictures = sheet.value as PictureEntries;
    const name = freeName(entry.file.replace(/\.\w+$/, ""), pictures);
    try {
      const saved = await save("pictures.yaml", {
        value: { ...pictures, [name]: entry },
        version: sheet.version,
      });
      onSaved("pictures.yaml", saved);
      if (saved.kind === "saved") return { name };
      const [mistake] = saved.kind === "refused" ? saved.mistakes : [];
      return { problem: mistake?.message ?? "The list was changed elsewhere meanwhile. Try again." };
    } catch (error) {
      return { problem: (error as Error).message };
    }
  };
}

function freeName(stem: string, pictures: PictureEntries): string {
  for (let count = 1; ; count += 1) {
    const name = count > 1 ? `${stem}-${count}` : stem;
    if (!(name in pictures)) return name;
  }
}
