import { useEffect, useRef, useState } from "react";

const widths = { phone: 390, desktop: 1440 } as const;

/** The site as it is being edited, as wide as on a phone or a desktop and scaled to fit. */
export function Preview({ origin, page }: { origin: string; page: string }) {
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
