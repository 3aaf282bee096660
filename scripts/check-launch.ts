import "./own-env.ts";
import { loadContentOrStop } from "#site-build/content/site-content.ts";
import { formatLaunchList, launchList } from "#site-build/launch/launch-list.ts";

// What stands between this site and the public: everything that only the owner can tell.

const items = launchList(loadContentOrStop());
console.log(formatLaunchList(items));
if (items.length > 0) process.exitCode = 1;
