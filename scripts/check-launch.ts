import "./own-env.ts";
import { contentFolder, loadContentOrStop } from "#site-build/content/read-content.ts";
import { formatLaunchList, launchList } from "#site-build/launch/launch-list.ts";

// npm run check:launch: lists what only the owner can know or do before the launch.

loadContentOrStop();
const items = launchList(contentFolder);
console.log(formatLaunchList(items));
if (items.length > 0) process.exitCode = 1;
