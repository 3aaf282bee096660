import "./own-env.ts";
import { runCommand } from "./inquiries/run-command.ts";

try {
  await runCommand(process.argv.slice(2), process.env, console.log);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
