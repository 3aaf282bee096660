import { startWorkerd, type WorkerdOptions } from "./start-workerd.ts";

// workerd in its own process, so that a test can kill it. The argument is its options.
const options = JSON.parse(process.argv[2] ?? "") as WorkerdOptions;
const workerd = await startWorkerd(options);
const { port } = await workerd.ready;
console.log(`http://127.0.0.1:${port}`);
process.once("SIGTERM", () => void workerd.dispose().then(() => process.exit(0)));
