import "./load-env.ts";
import { runCommand } from "./inquiries/run-command.ts";

await runCommand(process.argv.slice(2), process.env, console.log);
