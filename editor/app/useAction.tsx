import { type DependencyList, useEffect, useState } from "react";

/** Runs an action of the owner's. `work` resolves with a sentence about its success, if there is one to say. */
export function useAction() {
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<{ isGood: boolean; text: string }>();
  async function run(work: () => Promise<unknown>) {
    setBusy(true);
    setResult(undefined);
    const end = await work().then(
      (end) => ({ isGood: true, text: typeof end === "string" ? end : "" }),
      ({ message }: Error) => ({ isGood: false, text: message }),
    );
    setResult(end);
    setBusy(false);
  }
  return { isBusy, result, problem: result?.isGood === false ? result.text : "", run };
}

/** What `load` resolves with, loaded again when one of `deps` changes; and why it failed. */
export function useLoaded<Value>(load: () => Promise<Value>, deps: DependencyList) {
  const [value, setValue] = useState<Value>();
  const [problem, setProblem] = useState("");
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names them
  useEffect(() => {
    let isCurrent = true;
    const end = (now: Value | undefined, why: string) => {
      if (!isCurrent) return;
      setProblem(why);
      if (!why) setValue(now);
    };
    load().then(
      (now) => end(now, ""),
      ({ message }: Error) => end(undefined, message),
    );
    return () => {
      isCurrent = false;
    };
  }, [...deps, times]);
  return { value, problem, reload: () => setTimes((count) => count + 1) };
}

/** Why something failed; nothing for "". */
export function Problem({ children }: { children: string | undefined }) {
  return (
    <p className="wrong" role="alert">
      {children}
    </p>
  );
}

/** How an action ended, in green or red. `children`: what it does now. */
export function Result({
  of: result,
  children,
}: {
  of: ReturnType<typeof useAction>["result"];
  children?: string | false | undefined;
}) {
  return (
    <div role="status" className="result" data-kind={result && (result.isGood ? "good" : "bad")}>
      {children || result?.text}
    </div>
  );
}
