import { api, read } from "../api.ts";
import { FileDrop } from "./FileDrop.tsx";

/** Uploads a photograph. `onTaken` gets the file's name on the server. */
export function PhotographDrop({ label, onTaken }: { label: string; onTaken: (file: string) => void }) {
  return (
    <FileDrop
      label={label}
      note="Drop it here or choose a file, as it comes from the camera: JPEG, HEIC, PNG, WebP or AVIF."
      accept=".jpg,.jpeg,.png,.webp,.avif,.heic,.heif"
      take={async (body) => {
        const { file } = await read(api.originals.$post({ query: { name: body.name } }, { init: { body } }));
        onTaken(file);
      }}
    />
  );
}
