import { FormLinks } from "./form/SaveLine.tsx";

/** Where the last undo or redo was pressed (a form's file, or a view), and which files it has changed. */
export interface WentBack {
  direction: "undo" | "redo";
  from: string;
  files: readonly string[];
}

/** Undo takes back the last change of any form. If that form is not open, this names it. */
export function Undone({ wentBack, here }: { wentBack: WentBack | undefined; here: string }) {
  if (wentBack?.from !== here || wentBack.files.length === 0) return null;
  const shown = { pictures: "pictures.yaml", languages: "editions.yaml" }[here] ?? here;
  if (wentBack.files.includes(shown)) return null;
  return (
    <>
      {wentBack.direction === "undo" ? "Undone" : "Done again"} in <FormLinks files={wentBack.files} />.{" "}
    </>
  );
}
