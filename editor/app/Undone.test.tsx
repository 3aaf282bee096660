import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EditorContext } from "./editor-context.ts";
import { SaveLine } from "./form/SaveLine.tsx";
import { Undone, type WentBack } from "./Undone.tsx";

const nothing = { isAway: false, subjects: [], editions: [], edition: undefined, onSaved() {} };

test("the line of a form says what was undone in another form, and only there", () => {
  const lineAt = (here: string, wentBack?: WentBack) =>
    renderToStaticMarkup(
      <EditorContext value={{ ...nothing, undone: <Undone wentBack={wentBack} here={here} /> }}>
        <SaveLine states={[]} count={0} />
      </EditorContext>,
    );
  const inResort = { direction: "undo", from: "menu.yaml", files: ["resort.yaml"] } as const;
  const link = '<a href="#/content/resort.yaml">Resort</a>';
  expect(lineAt("menu.yaml", inResort)).toContain(`>Undone in ${link}. All changes are saved.`);
  expect(lineAt("menu.yaml", { ...inResort, direction: "redo" })).toContain(`>Done again in ${link}. `);
  const pictures = { direction: "undo", from: "pictures", files: ["menu.yaml", "pictures.yaml"] } as const;
  for (const line of [
    lineAt("menu.yaml"),
    lineAt("resort.yaml", inResort),
    lineAt("resort.yaml", { ...inResort, from: "resort.yaml" }),
    lineAt("menu.yaml", { ...inResort, files: [] }),
    lineAt("pictures", pictures),
  ])
    expect(line).toContain(">All changes are saved.");
});
