import type { InferResponseType } from "hono/client";
import { useState } from "react";
import { pathInContent } from "../../../site-build/content/fields.ts";
import type { PublishNews } from "../../server/publish.ts";
import { addressOf } from "../address.ts";
import { api, read, sayAway } from "../api.ts";
import { useEditor } from "../editor-context.ts";
import { saveAll } from "../form/useAutosave.ts";
import { PlaceList } from "../PlaceList.tsx";
import { sayWhere } from "../subjects.ts";
import { Problem, Result, useAction, useLoaded } from "../useAction.tsx";
import { versionOf } from "../useSite.ts";
import { ChangeList } from "./ChangeList.tsx";
import type { waitingFields } from "./launch-words.ts";

const clock = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/**
 * Builds a release and shows the progress; goes back to an older release, and forward again. `waiting`: fields of the launch
 * list whose words are not saved.
 */
export function PublishView({ waiting }: { waiting: ReturnType<typeof waitingFields> }) {
  const { subjects, editions } = useEditor();
  const [lines, setLines] = useState<string[]>([]);
  const { isBusy, result, run } = useAction();
  const { value: git, problem: gitProblem } = useLoaded(() => read(api.git.$get()), []);
  const { value: releases = [], problem: releasesProblem } = useLoaded(
    () => read(api.releases.$get()),
    [isBusy],
  );
  const versions = subjects.map(versionOf).join();
  const { value: since, problem } = useLoaded(() => read(api.changes.$get()), [isBusy, versions]);
  const drafts = subjects.flatMap((subject) =>
    [undefined, ...editions.filter(({ path }) => path)].flatMap((language) => {
      const { revision } = language ? (subject.editions[language.path] ?? {}) : subject;
      return [...(revision?.unfinished ?? []), ...(revision?.choices ?? [])].map(({ path }) => ({
        file: subject.file,
        path: pathInContent(subject.revision?.value, path),
        language,
      }));
    }),
  );

  async function publish() {
    await saveAll();
    const { body } = await api.publish.$post();
    let end = { isGood: false, text: sayAway };
    for await (const news of readNews(body)) {
      if (news.kind === "end") end = news;
      else setLines((before) => [...before, news.text]);
    }
    if (!end.isGood) throw new Error(end.text);
    const left = [...drafts, ...waiting.map((field) => ({ ...field, language: undefined }))];
    if (left.length === 0) return end.text;
    const names = left.map(({ file, path, language }) => sayWhere(subjects, file, path, language));
    return `${end.text}\nWithout what is not finished: ${names.join("; ")}.`;
  }

  const goTo = (id?: string) => async () => {
    const { publishedAt, text } = await read(api.releases.$post({ json: { id } }));
    return `${text} It is the release of ${clock.format(publishedAt)}.`;
  };
  const handIn = async () => {
    await saveAll();
    return (await read(api.git.$post())).text;
  };

  const button = (name: string, work: (() => Promise<string>) | undefined, className = "quiet") => (
    <button
      type="button"
      className={className}
      disabled={isBusy || !work}
      onClick={() => {
        setLines([]);
        if (work) void run(work);
      }}
    >
      {name}
    </button>
  );
  const newer = releases[releases.findIndex(({ isCurrent }) => isCurrent) - 1];
  const progress = progressOf(lines);
  return (
    <>
      {/* First, so that the list of changes does not move the button when it comes. */}
      {button(isBusy ? "Publishing …" : "Publish", publish, "button")}
      {isBusy && <progress aria-label="Publishing" {...progress} />}
      <Result of={result}>{isBusy && lines.at(-1)}</Result>
      {lines.length > 1 && (
        <details>
          <summary>What was done</summary>
          <ol className="note">
            {[...lines.entries()].map(([at, line]) => (
              <li key={at}>{line}</li>
            ))}
          </ol>
        </details>
      )}
      <p className="lead">{problem || sayChanges(since)}</p>
      {since?.changes && <ChangeList changes={since.changes} />}
      {drafts.length > 0 && (
        <section className="unfinished">
          <h2>Not finished, so not published</h2>
          <PlaceList className="rows" places={drafts} />
        </section>
      )}
      {waiting.length > 0 && (
        <section className="unfinished">
          <h2>Typed and not saved, so not published</h2>
          <PlaceList className="rows" places={waiting} />
          <p>
            Press Save at these lines of{" "}
            <a href={addressOf({ view: "launch", name: "" })}>Before the launch</a>.
          </p>
        </section>
      )}
      <Problem>{gitProblem}</Problem>
      {git?.host && (
        <>
          <h2>Hand in</h2>
          <p className="note">
            Sends your changes to {git.host} for review. Once they are accepted, the site is built there.
          </p>
          {button("Hand in", handIn)}
        </>
      )}
      <h2>Releases</h2>
      <Problem>{releasesProblem}</Problem>
      <ul className="rows">
        {releases.map(({ id, publishedAt, isCurrent }) => (
          <li key={id}>
            {clock.format(publishedAt)} {isCurrent && <strong>is what guests see</strong>}
          </li>
        ))}
      </ul>
      {releases.length > 1 && (
        <div className="buttons">
          {button("Back to the former release", goTo())}
          {button("Forward to the newer release", newer && goTo(newer.id))}
        </div>
      )}
    </>
  );
}

function sayChanges(since: InferResponseType<typeof api.changes.$get> | undefined): string {
  if (!since) return "Comparing with what guests see …";
  if (since.publishedAt === undefined)
    return "Nothing has been published yet. Guests will see all of the site.";
  if (!since.changes)
    return "The changes cannot be listed this time: what guests see was published by an older version of this program.";
  const { length } = since.changes;
  if (length === 0) return "Guests see all that is saved. There is nothing new to publish.";
  return `Until you publish, guests see the site as it was. ${length === 1 ? "One change" : `${length} changes`} since ${clock.format(since.publishedAt)}:`;
}

/** 'picture 120 of 301' moves the bar; other lines show no share. */
function progressOf(lines: readonly string[]): { value?: number; max?: number } {
  const [, done, all] = /(\d+) of (\d+)/.exec(lines.at(-1) ?? "") ?? [];
  return done && all ? { value: Number(done), max: Number(all) } : {};
}

async function* readNews(body: ReadableStream<Uint8Array<ArrayBuffer>> | null): AsyncGenerator<PublishNews> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    const lines = (rest + part.value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) yield JSON.parse(line);
  }
}
