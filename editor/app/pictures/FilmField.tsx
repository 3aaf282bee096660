import type { FieldProps } from "@rjsf/utils";
import { useEffect, useMemo, useRef, useState } from "react";
import { type FilmFacts, type FilmFiles, judgeFilm, sayFilm } from "../../../site-build/pictures/film.ts";
import { api, read } from "../api.ts";
import { Wrong } from "../Field.tsx";
import { useLoaded } from "../useAction.tsx";
import { FileDrop } from "./FileDrop.tsx";

/** The film of About Us: its picture, the film itself, and a place to drop another one. One file is enough. */
export function FilmField(props: FieldProps) {
  const { registry, schema, uiSchema, formData, onChange, fieldPathId, errorSchema } = props;
  const { "ui:field": _, ...pictureUi } = uiSchema ?? {};
  const { picture } = schema.properties ?? {};
  const { ObjectField } = registry.fields;
  const film = formData as (FilmFiles & { picture: unknown }) | undefined;
  // Its picture may be changed during an upload.
  const latest = useRef(film);
  latest.current = film;
  const shown = film?.webm ?? film?.mp4;
  return (
    <>
      {ObjectField && picture && (
        <ObjectField {...props} schema={{ ...schema, properties: { picture } }} uiSchema={pictureUi} />
      )}
      {film && (
        <div className="fields film">
          {shown && <Shown key={shown} file={shown} />}
          <FileDrop
            id={`${fieldPathId.$id}/mp4`}
            label="Put your film in its place"
            note="MP4 or WebM, at most 4 MB, a minute long and 1920 pixels wide. 10 to 20 seconds are best."
            accept=".mp4,.webm"
            take={async (body) => {
              const problem = judgeFilm(body.name, await measure(body));
              if (problem) throw new Error(problem);
              const sent = api.films.$post({ query: { name: body.name } }, { init: { body } });
              const { file } = await read(sent);
              const kind = file.endsWith(".webm") ? "webm" : "mp4";
              onChange({ picture: latest.current?.picture, [kind]: file }, fieldPathId.path);
            }}
          />
          <Wrong sentences={errorSchema?.mp4?.__errors} />
        </div>
      )}
    </>
  );
}

/** The site's film, and what it is shown as. */
function Shown({ file }: { file: string }) {
  const load = async () => (await api.films[":file"].$get({ param: { file } })).blob();
  const { value: film, problem } = useLoaded(load, [file]);
  const [sentence, say] = useState("");
  const address = useMemo(() => (film ? URL.createObjectURL(film) : ""), [film]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return (
    <>
      {film && (
        <video
          src={address}
          controls
          muted
          loop
          aria-label="The film"
          onLoadedMetadata={({ currentTarget }) => say(sayFilm(factsOf(currentTarget, film.size)))}
          onError={() => say(`This browser cannot play ${file}; others can.`)}
        />
      )}
      <p className="note" role="status">
        {problem || sentence}
      </p>
    </>
  );
}

/** Rejects if the browser cannot play the file. */
async function measure(file: File): Promise<FilmFacts> {
  const video = document.createElement("video");
  video.preload = "metadata";
  video.src = URL.createObjectURL(file);
  try {
    await new Promise((resolve, reject) => {
      video.onloadedmetadata = resolve;
      video.onerror = reject;
    }).catch(() => {
      throw new Error(
        `This browser cannot play ${file.name}. Save it as MP4 with H.264, or as WebM, and add that.`,
      );
    });
    return factsOf(video, file.size);
  } finally {
    URL.revokeObjectURL(video.src);
  }
}

const factsOf = ({ duration, videoWidth, videoHeight }: HTMLVideoElement, bytes: number): FilmFacts => ({
  bytes,
  seconds: duration,
  width: videoWidth,
  height: videoHeight,
});
