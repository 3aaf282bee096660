import { useEffect, useRef, useState } from "react";
import type { PreviewTarget } from "../preview/show-edited.ts";

const widths = { phone: 390, desktop: 1440 } as const;

/** The edited site in a frame, at the width of a phone or a desktop. It scrolls to `target`. */
export function Preview(props: { origin: string; page: string; target: PreviewTarget | undefined }) {
  const { origin, page, target } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const [device, setDevice] = useState<keyof typeof widths>("phone");
  const [pane, setPane] = useState({ width: 0, height: 0 });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    if (!current) return;
    const observer = new ResizeObserver(() =>
      setPane({ width: current.clientWidth, height: current.clientHeight }),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  /** The page that the frame was sent to and has not shown yet. */
  const sentTo = useRef("");
  useEffect(() => {
    sentTo.current = page;
  }, [page]);
  const wanted = target && JSON.stringify(target);
  useEffect(() => {
    const show = () => wanted && frame.current?.contentWindow?.postMessage(JSON.parse(wanted), origin);
    // The page is reloaded after each change and then sends its path.
    const answer = ({ source, origin: from, data }: MessageEvent<string>) => {
      if (!frame.current || from !== origin || source !== frame.current.contentWindow) return;
      // A reload of a former page has stopped the way to this one.
      if (sentTo.current && data !== sentTo.current) {
        frame.current.src = origin + sentTo.current;
        return;
      }
      sentTo.current = "";
      show();
    };
    show();
    addEventListener("message", answer);
    return () => removeEventListener("message", answer);
  }, [origin, wanted]);
  const width = widths[device];
  const scale = Math.min(1, pane.width / width);
  return (
    <section className="preview" aria-label="Preview">
      <div className="devices">
        {(Object.keys(widths) as (keyof typeof widths)[]).map((each) => (
          <button key={each} type="button" aria-pressed={each === device} onClick={() => setDevice(each)}>
            {each === "phone" ? "Telephone" : "Desktop"}
          </button>
        ))}
        <a href={origin + page} target="_blank" rel="noreferrer">
          Open alone
        </a>
      </div>
      <div className="stage" ref={place}>
        {scale > 0 && (
          <iframe
            ref={frame}
            title="The site as it will be"
            src={origin + page}
            style={{
              width,
              height: pane.height / scale,
              transform: `scale(${scale})`,
              left: Math.max(0, (pane.width - width * scale) / 2),
            }}
          />
        )}
      </div>
    </section>
  );
}
