import { useId } from "react";
import type { PictureEntry } from "../../../content/schema/pictures.ts";
import { viewOf } from "../api.ts";

type Focus = PictureEntry["focus"];

/** The picture with its focus point, which is dragged, or moved by the two sliders below it. */
export function FocusPoint({ entry, onMove }: { entry: PictureEntry; onMove: (focus: Focus) => void }) {
  const { file, alt, focus } = entry;
  const id = useId();
  const toPointer = ({ clientX, clientY, currentTarget }: React.PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    onMove([part((clientX - box.left) / box.width), part((clientY - box.top) / box.height)]);
  };
  const slider = (axis: 0 | 1, label: string) => (
    <div className="slider">
      <label htmlFor={`${id}${axis}`}>{label}</label>
      <input
        id={`${id}${axis}`}
        type="range"
        min={0}
        max={100}
        value={Math.round(focus[axis] * 100)}
        aria-valuetext={`${Math.round(focus[axis] * 100)} percent`}
        onChange={({ target }) => {
          const moved = part(Number(target.value) / 100);
          onMove(axis === 0 ? [moved, focus[1]] : [focus[0], moved]);
        }}
      />
    </div>
  );
  return (
    <div>
      <div
        className="focus-frame"
        onPointerDown={(event) => {
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          toPointer(event);
        }}
        onPointerMove={(event) => {
          if (event.buttons > 0) toPointer(event);
        }}
      >
        <img src={viewOf(file, 1400)} alt={alt} draggable={false} />
        <span className="focus-point" style={{ left: `${focus[0] * 100}%`, top: `${focus[1] * 100}%` }} />
      </div>
      <p className="note">Drag the red dot to the point that every crop must keep.</p>
      {slider(0, "From the left")}
      {slider(1, "From the top")}
    </div>
  );
}

/** Rounded to hundredths, which are easy to read in the file. */
function part(share: number): number {
  return Math.round(Math.min(Math.max(share, 0), 1) * 100) / 100;
}
