import { cropAround } from "../../../site-build/pictures/crop.ts";
import { type Crop, viewOf } from "../server.ts";

interface Props {
  file: string;
  tallFile: string | undefined;
  size: { width: number; height: number };
  focus: readonly [number, number];
  crops: readonly Crop[];
}

/** Every crop that the site makes of a picture, as the build cuts it. */
export function Crops({ file, tallFile, size, focus, crops }: Props) {
  if (crops.length === 0) return <p className="note">No page shows it yet.</p>;
  return (
    <ul className="crops">
      {crops.map(({ name, ratio }) => {
        const own = tallFile !== undefined && name.endsWith("telephones");
        const region = cropAround(size, ratio, own ? [0.5, 0.5] : focus);
        const share = (part: number, whole: number) => `${(part / whole) * 100}%`;
        return (
          <li key={name}>
            <div className="crop" style={{ aspectRatio: `${ratio[0]} / ${ratio[1]}` }}>
              {own ? (
                <img src={viewOf(tallFile, 1400)} alt="" />
              ) : (
                <img
                  src={viewOf(file, 1400)}
                  alt=""
                  className="cut"
                  style={{
                    width: share(size.width, region.width),
                    height: share(size.height, region.height),
                    left: share(-region.left, region.width),
                    top: share(-region.top, region.height),
                  }}
                />
              )}
            </div>
            <span className="note">{name}</span>
          </li>
        );
      })}
    </ul>
  );
}
