import { savedForDays } from "#shared/inquiry.ts";
import { words as texts } from "#words/inquiry.ts";
import { writtenOut } from "./form-words.ts";
import type { Failure } from "./post-inquiry.ts";
import { isKept, isOwn, type SavedInquiry } from "./saved-inquiry.ts";
import { WaysToReachUs } from "./WaysToReachUs.tsx";

const { waiting, refused } = texts;

/** A saved inquiry that is not sent yet, and why. Text of an earlier visit is hidden until the guest opens it. */
export function UnsentInquiry({
  inquiry,
  failure = "earlier",
  onOpen,
  onDiscard,
}: {
  inquiry: SavedInquiry;
  failure?: Failure["reason"] | "earlier" | undefined;
  onOpen: () => void;
  onDiscard: () => void;
}) {
  const discard = (
    <button type="button" onClick={onDiscard}>
      {waiting.discard}
    </button>
  );
  if (!isOwn(inquiry))
    return (
      <>
        <p>{waiting.closed}</p>
        <div className="cluster">
          <button type="button" onClick={onOpen}>
            {waiting.open}
          </button>
          {discard}
        </div>
      </>
    );
  const isRefused = inquiry.refusal !== undefined;
  const kept = isKept() ? waiting.kept(savedForDays) : waiting.notKept;
  return (
    <>
      <p>
        <strong>{isRefused ? refused.title : waiting.title}</strong>{" "}
        {isRefused ? `${inquiry.refusal} ${refused.edit}` : `${waiting.failure[failure]} ${kept}`}
      </p>
      <WaysToReachUs text={writtenOut(inquiry)} />
      <div>{discard}</div>
    </>
  );
}
