import type { PictureEntry } from "../../../content/schema/pictures.ts";
import { cropAround } from "../../../site-build/pictures/crop.ts";
import type { Crop } from "../../server/picture-store.ts";
import { viewOf } from "../api.ts";

/** Every crop that the site makes of a picture, as the build cuts it. */
export function Crops(props: {
  entry: PictureEntry;
  size: { width: number; height: number };
  crops: readonly Crop[];
}) {
  const { entry, size, crops } = props;
  const { file, tallFile, focus } = entry;
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
