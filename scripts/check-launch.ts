import { loadContentOrStop } from "#site-build/content/site-content.ts";
import { listOwnerPlaceholders } from "#site-build/owner-placeholders.ts";

// What stands between this site and the public: everything that only the owner can tell.

const placeholders = listOwnerPlaceholders(loadContentOrStop());
if (placeholders.length === 0) {
  console.log("Nothing is left to fill in: the site is ready for its guests.");
} else {
  for (const { file, field, todo } of placeholders) console.log(`${file}  ${field}: ${todo}`);
  console.log(`\n${placeholders.length} places are still to be filled in by the owner.`);
  process.exitCode = 1;
}
