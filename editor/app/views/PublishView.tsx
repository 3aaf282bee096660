import type { InferResponseType } from "hono/client";
import { useCallback, useEffect, useState } from "react";
import { sayPlace } from "../../labels.ts";
import type { Subject } from "../../server/editor-routes.ts";
import type { PublishNews } from "../../server/publish.ts";
import { addressOfField } from "../address.ts";
import { api, read } from "../api.ts";
import { saveAll } from "../form/useAutosave.ts";
import { withHeading } from "../subjects.ts";
import { ChangeList } from "./ChangeList.tsx";

type Result = { isGood: boolean; text: string };

const clock = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** Builds a release and shows the progress; goes back to an older release, and forward again. */
export function PublishView({ subjects }: { subjects: readonly Subject[] }) {
  const [releases, setReleases] = useState<InferResponseType<typeof api.releases.$get>>([]);
  const [lines, setLines] = useState<string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<Result>();
  const [host, setHost] = useState<string>();
  const [since, setSince] = useState<InferResponseType<typeof api.changes.$get>>();
  const [problem, setProblem] = useState("");
  const refresh = useCallback(async () => {
    setReleases(await read(api.releases.$get()));
    await read(api.changes.$get()).then(setSince, (error: Error) => setProblem(error.message));
  }, []);
  const versions = subjects.map(({ revision, version }) => revision?.version ?? version).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list changes with each version of a file.
  useEffect(() => {
    void refresh();
  }, [refresh, versions]);
  useEffect(() => {
    void read(api.git.$get()).then((answer) => setHost(answer.host));
  }, []);
  const drafts = subjects.flatMap(({ file, schema, revision }) =>
    [...(revision?.unfinished ?? []), ...(revision?.choices ?? [])].map(({ path }) => ({
      file,
      path,
      name: withHeading(file, subjects, sayPlace(schema, revision?.value, path)),
    })),
  );

  async function run(work: () => Promise<Result>) {
    setBusy(true);
    setLines([]);
    setResult(undefined);
    setResult(await work().catch((error: Error) => ({ isGood: false, text: error.message })));
    setBusy(false);
    await refresh();
  }

  async function publish() {
    await saveAll();
    const { body } = await api.publish.$post();
    let end: Result = { isGood: false, text: "The editor's program has ended. Start it with npm run edit." };
    for await (const news of readNews(body)) {
      if (news.kind === "end") end = news;
      else setLines((before) => [...before, news.text]);
    }
    const without =
      drafts.length > 0 && `Without what is not finished: ${drafts.map(({ name }) => name).join("; ")}.`;
    return end.isGood && without ? { ...end, text: `${end.text}\n${without}` } : end;
  }

  const goTo = (id?: string) => async () => {
    const { publishedAt, text } = await read(api.releases.$post({ json: { id } }));
    return { isGood: true, text: `${text} It is the release of ${clock.format(publishedAt)}.` };
  };
  const handIn = async () => ({ isGood: true, ...(await read(api.git.$post())) });

  const button = (name: string, work: (() => Promise<Result>) | undefined, className = "quiet") => (
    <button
      type="button"
      className={className}
      disabled={isBusy || !work}
      onClick={() => work && void run(work)}
    >
      {name}
    </button>
  );
  const newer = releases[releases.findIndex(({ isCurrent }) => isCurrent) - 1];
  const progress = progressOf(lines);
  return (
    <>
      <p className="lead">{problem || sayChanges(since)}</p>
      {since?.changes && <ChangeList changes={since.changes} subjects={subjects} />}
      {drafts.length > 0 && (
        <section className="unfinished">
          <h2>This will not go along: it is not finished</h2>
          <ul className="rows">
            {drafts.map(({ file, path, name }) => (
              <li key={name}>
                <a href={addressOfField(file, path)}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {button(isBusy ? "Publishing …" : "Publish", publish, "button")}
      {isBusy && <progress aria-label="Publishing" {...progress} />}
      <div role="status" className="result" data-kind={result && (result.isGood ? "good" : "bad")}>
        {isBusy ? lines.at(-1) : result?.text}
      </div>
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
      {host && (
        <>
          <h2>Hand in</h2>
          <p className="note">
            Sends your changes to {host}, where somebody looks at them and takes them over. The site is then
            built there.
          </p>
          {button("Hand in", handIn)}
        </>
      )}
      <h2>Releases</h2>
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
    return "What guests see was published by an older version of this program, which did not keep its texts: the changes cannot be listed this time.";
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
