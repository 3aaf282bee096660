import { buildIfChanged } from "../../scripts/build-stamp.ts";

// `npm run build`, unless the last build was made from the same files.
if (!(await buildIfChanged())) process.exit(1);
