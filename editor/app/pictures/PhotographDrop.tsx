import { useState } from "react";
import { api, read } from "../api.ts";

/** Uploads a photograph that is dropped or chosen. `onTaken` gets the file's name on the server. */
export function PhotographDrop({ label, onTaken }: { label: string; onTaken: (file: string) => void }) {
  const [state, setState] = useState<"waiting" | "over" | "busy">("waiting");
  const [problem, setProblem] = useState("");

  async function take(photograph: File | undefined) {
    if (!photograph) return setState("waiting");
    setState("busy");
    setProblem("");
    const init = { body: photograph };
    await read(api.originals.$post({ query: { name: photograph.name } }, { init }))
      .then(({ file }) => onTaken(file))
      .catch(({ message }: Error) => setProblem(message));
    setState("waiting");
  }

  return (
    <div>
      <label
        className="drop"
        data-state={state}
        onDragOver={(event) => {
          event.preventDefault();
          setState("over");
        }}
        onDragLeave={() => setState("waiting")}
        onDrop={(event) => {
          event.preventDefault();
          void take(event.dataTransfer.files[0]);
        }}
      >
        <span>{state === "busy" ? "Reading the photograph …" : label}</span>
        <span className="note">
          Drop it here or choose a file, as it comes from the camera: JPEG, HEIC, PNG, WebP or AVIF.
        </span>
        <input
          type="file"
          accept=".jpg,.jpeg,.png,.webp,.avif,.heic,.heif"
          disabled={state === "busy"}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = "";
          }}
        />
      </label>
      <p className="wrong" role="alert">
        {problem}
      </p>
    </div>
  );
}
