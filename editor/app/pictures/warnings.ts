import type { PictureFacts } from "../server.ts";

/** Above this share of what large screens show nobody sees a difference. */
const nearlyAll = 0.85;

/** What an owner should know of a photograph's size, or undefined where it is large enough for every screen. */
export function warningOf(facts: PictureFacts): { short: string; sentence: string } | undefined {
  const { problem, crops, width, height } = facts;
  if (problem) return { short: "cannot be read", sentence: problem };
  const worst = crops
    .filter(({ given, wanted, isTooSmall }) => isTooSmall || given < wanted * nearlyAll)
    .sort((one, other) => one.given / one.wanted - other.given / other.wanted)[0];
  if (!worst) return undefined;
  const { name, given, wanted, isTooSmall } = worst;
  const fact = `The photograph has ${width} × ${height} pixels, which leaves ${given} for its crop ${name}; large screens show ${wanted}.`;
  return isTooSmall
    ? { short: "too small", sentence: `${fact} The site cannot be built with it. Use the camera's own file.` }
    : {
        short: "rather small",
        sentence: `${fact} It will look a little soft there. The camera's own file may be larger.`,
      };
}
