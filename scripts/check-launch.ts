import "./own-env.ts";
import { loadContentOrStop } from "#site-build/content/site-content.ts";
import { formatLaunchList, launchList } from "#site-build/launch/launch-list.ts";

// npm run check:launch: lists what only the owner can know or do before the launch.

const items = launchList(loadContentOrStop());
console.log(formatLaunchList(items));
if (items.length > 0) process.exitCode = 1;
