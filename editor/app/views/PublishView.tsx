import type { InferResponseType } from "hono/client";
import { useCallback, useEffect, useState } from "react";
import type { PublishNews } from "../../server/publish.ts";
import { api, read } from "../api.ts";

type Result = { isGood: boolean; text: string };

const clock = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** Builds a release and shows the progress; goes back to an older release, and forward again. */
export function PublishView() {
  const [releases, setReleases] = useState<InferResponseType<typeof api.releases.$get>>([]);
  const [lines, setLines] = useState<string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<Result>();
  const [host, setHost] = useState<string>();
  const refresh = useCallback(() => read(api.releases.$get()).then(setReleases), []);
  useEffect(() => {
    void refresh();
    void read(api.git.$get()).then((answer) => setHost(answer.host));
  }, [refresh]);

  async function run(work: () => Promise<Result>) {
    setBusy(true);
    setLines([]);
    setResult(undefined);
    setResult(await work().catch((error: Error) => ({ isGood: false, text: error.message })));
    setBusy(false);
    await refresh();
  }

  async function publish() {
    const { body } = await api.publish.$post();
    let end: Result = { isGood: false, text: "The editor's program has ended. Start it with npm run edit." };
    for await (const news of readNews(body)) {
      if (news.kind === "end") end = news;
      else setLines((before) => [...before, news.text]);
    }
    return end;
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
      <p className="lead">Until you publish, guests see the site as it was.</p>
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
