import { useState } from "react";
import { Problem, useAction } from "../useAction.tsx";

/** A place to drop or choose a file. `take` rejects with what is wrong with it. */
export function FileDrop(props: {
  id?: string;
  label: string;
  note: string;
  accept: string;
  take: (file: File) => Promise<void>;
}) {
  const { id, label, note, accept, take } = props;
  const [isOver, setOver] = useState(false);
  const { isBusy, problem, run } = useAction();
  const receive = (file: File | undefined) => {
    setOver(false);
    if (file) void run(() => take(file));
  };

  return (
    <div>
      <label
        className="drop"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          receive(event.dataTransfer.files[0]);
        }}
      >
        <span>{isBusy ? "Reading the file …" : label}</span>
        <span className="note">{note}</span>
        <input
          type="file"
          id={id}
          accept={accept}
          disabled={isBusy}
          onChange={({ target }) => {
            receive(target.files?.[0]);
            target.value = "";
          }}
        />
      </label>
      <Problem>{problem}</Problem>
    </div>
  );
}
