import type { PictureEntry } from "../../../content/schema/pictures.ts";
import { cropAround } from "../../../site-build/pictures/crop.ts";
import type { PictureFacts } from "../../server/picture-store.ts";
import { viewOf } from "../api.ts";

/** Every crop of a picture that the site shows, cut as by the build. */
export function Crops({ entry, facts }: { entry: PictureEntry; facts: PictureFacts }) {
  const { file, tallFile, focus } = entry;
  const { crops, ...size } = facts;
  if (crops.length === 0) return <p className="note">No page shows it yet.</p>;
  return (
    <ul className="crops" aria-label="All crops">
      {crops.map(({ name, ratio }) => {
        const isOfTallFile = tallFile !== undefined && name.endsWith("telephones");
        const region = cropAround(size, ratio, focus);
        const share = (part: number, whole: number) => `${(part / whole) * 100}%`;
        const cut = {
          width: share(size.width, region.width),
          height: share(size.height, region.height),
          left: share(-region.left, region.width),
          top: share(-region.top, region.height),
        };
        return (
          <li key={name}>
            <div className="crop" style={{ aspectRatio: `${ratio[0]} / ${ratio[1]}` }}>
              {isOfTallFile ? (
                <img src={viewOf(tallFile, 1400)} alt="" />
              ) : (
                <img src={viewOf(file, 1400)} alt="" style={cut} />
              )}
            </div>
            <span className="note">{name}</span>
          </li>
        );
      })}
    </ul>
  );
}
