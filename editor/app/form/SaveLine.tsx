import type { Mistake } from "../../../site-build/content/mistake.ts";
import { capital } from "../../labels.ts";
import type { SaveState } from "./useAutosave.ts";

/** Whether the last change is saved, always in the same place. */
export function SaveLine({ state, onShow }: { state: SaveState; onShow: (mistake: Mistake) => void }) {
  const [first] = state.mistakes;
  return (
    <div className="save-line" role="status" data-kind={state.kind}>
      {state.kind === "saved" && "All changes are saved. The public site changes when you publish."}
      {state.kind === "saving" && "Saving …"}
      {state.kind === "conflict" &&
        "Not saved: another program has changed this file. The form shows the file as it is now."}
      {state.kind === "failed" && `Not saved: ${state.sentence}`}
      {state.kind === "invalid" && first && (
        <>
          <strong>Not saved yet.</strong>{" "}
          {first.entry ? `${first.entry}: ${first.message}` : capital(first.message)}
          {state.mistakes.length > 1 && ` And ${state.mistakes.length - 1} more.`}{" "}
          <button type="button" className="quiet" onClick={() => onShow(first)}>
            Show it
          </button>
        </>
      )}
    </div>
  );
}
