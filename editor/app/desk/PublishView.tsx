import { useCallback, useEffect, useState } from "react";
import { ask, type Release } from "../server.ts";

type News = { kind: "line"; text: string } | { kind: "end"; isPublished: boolean; text: string };

const clock = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** Builds a release and shows how far it is; returns to the one before. */
export function PublishView() {
  const [releases, setReleases] = useState<Release[]>([]);
  const [lines, setLines] = useState<string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<{ isGood: boolean; text: string }>();
  const [host, setHost] = useState<string>();
  const refresh = useCallback(() => ask<Release[]>("releases").then(setReleases), []);
  useEffect(() => {
    void refresh();
    void ask<{ host?: string }>("git").then((answer) => setHost(answer.host));
  }, [refresh]);

  async function run(work: () => Promise<{ isGood: boolean; text: string }>) {
    setBusy(true);
    setLines([]);
    setResult(undefined);
    const told = await work().catch((error: Error) => ({ isGood: false, text: error.message }));
    setResult(told);
    setBusy(false);
    await refresh();
  }

  async function publish() {
    const answer = await fetch("api/publish", { method: "POST" });
    if (!answer.body) throw new Error("The editor's program has ended. Start it again with npm run edit.");
    let end: Extract<News, { kind: "end" }> | undefined;
    for await (const news of readNews(answer.body)) {
      if (news.kind === "end") end = news;
      else setLines((told) => [...told, news.text]);
    }
    return {
      isGood: end?.isPublished === true,
      text: end?.text ?? "The editor's program has ended meanwhile.",
    };
  }

  async function goBack() {
    const { publishedAt, text } = await ask<Release & { text: string }>("releases/back", { method: "POST" });
    return { isGood: true, text: `${text} It is the release of ${clock.format(publishedAt)}.` };
  }

  async function handIn() {
    return { isGood: true, ...(await ask<{ text: string }>("git", { method: "POST" })) };
  }

  const progress = progressOf(lines);
  return (
    <>
      <p className="lead">Until you publish, guests see the site as it was.</p>
      <p>
        <button type="button" className="button" disabled={isBusy} onClick={() => void run(publish)}>
          {isBusy ? "Publishing …" : "Publish"}
        </button>
      </p>
      {isBusy && <progress aria-label="Publishing" {...progress} />}
      <div role="status" className="result" data-kind={result && (result.isGood ? "good" : "bad")}>
        {isBusy ? lines.at(-1) : result?.text}
      </div>
      {lines.length > 1 && (
        <details>
          <summary>What was done</summary>
          <ol className="log">
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
            Commits your changes and sends them to {host} as a branch of its own, for a pull request. The site
            is then built there.
          </p>
          <button type="button" className="quiet" disabled={isBusy} onClick={() => void run(handIn)}>
            Hand in
          </button>
        </>
      )}
      <h2>Releases</h2>
      <ul className="releases">
        {releases.map(({ id, publishedAt, isCurrent }) => (
          <li key={id}>
            {clock.format(publishedAt)} {isCurrent && <strong>is what guests see</strong>}
          </li>
        ))}
      </ul>
      {releases.length > 1 && (
        <button type="button" className="quiet" disabled={isBusy} onClick={() => void run(goBack)}>
          Back to the former release
        </button>
      )}
    </>
  );
}

/** 'picture 120 of 301' moves the bar; other lines leave it undecided. */
function progressOf(lines: readonly string[]): { value?: number; max?: number } {
  const [, done, all] = /(\d+) of (\d+)/.exec(lines.at(-1) ?? "") ?? [];
  return done && all ? { value: Number(done), max: Number(all) } : {};
}

async function* readNews(body: ReadableStream<Uint8Array>): AsyncGenerator<News> {
  let rest = "";
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + decoder.decode(part.value, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) yield JSON.parse(line);
  }
}
