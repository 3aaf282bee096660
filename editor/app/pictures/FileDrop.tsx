import { useState } from "react";

/** A place to drop or choose a file. `take` rejects with what is wrong with it. */
export function FileDrop(props: {
  id?: string;
  label: string;
  note: string;
  accept: string;
  take: (file: File) => Promise<void>;
}) {
  const { id, label, note, accept, take } = props;
  const [state, setState] = useState<"waiting" | "over" | "busy">("waiting");
  const [problem, setProblem] = useState("");

  async function receive(file: File | undefined) {
    if (!file) return setState("waiting");
    setState("busy");
    setProblem("");
    await take(file).catch(({ message }: Error) => setProblem(message));
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
          void receive(event.dataTransfer.files[0]);
        }}
      >
        <span>{state === "busy" ? "Reading the file …" : label}</span>
        <span className="note">{note}</span>
        <input
          type="file"
          id={id}
          accept={accept}
          disabled={state === "busy"}
          onChange={({ target }) => {
            void receive(target.files?.[0]);
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
