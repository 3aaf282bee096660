import type { Mistake } from "../server.ts";
import type { SaveState } from "./useSheet.ts";

/** What has become of the last change, always in the same place. */
export function SaveLine({ state, onShow }: { state: SaveState; onShow: (mistake: Mistake) => void }) {
  const [first] = state.mistakes;
  return (
    <div className="save-line" role="status" data-kind={state.kind}>
      {state.kind === "saved" && "All changes are saved. The public site changes when you publish."}
      {state.kind === "saving" && "Saving …"}
      {state.kind === "overtaken" && "The file was changed elsewhere meanwhile, so it has been read again."}
      {state.kind === "failed" && `Not saved: ${state.sentence}`}
      {state.kind === "refused" && first && (
        <>
          <strong>Not saved yet.</strong> {sayWhere(first)}
          {state.mistakes.length > 1 && ` And ${state.mistakes.length - 1} more.`}{" "}
          <button type="button" onClick={() => onShow(first)}>
            Show it
          </button>
        </>
      )}
    </div>
  );
}

function sayWhere({ entry, message }: Mistake): string {
  return entry ? `${entry}: ${message}` : message.charAt(0).toUpperCase() + message.slice(1);
}
