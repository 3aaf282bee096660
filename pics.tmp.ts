import { chromium } from "playwright";
import { findBrowser } from "./tests/run/find-browser.ts";
import { testFonts } from "./tests/run/fonts.ts";
import { photographAdmin } from "./lab/owners-pictures.ts";
const b = await chromium.launch({ executablePath: findBrowser(), env: { ...(process.env as Record<string,string>), ...testFonts() } });
await photographAdmin(b, "docs/pictures"); await b.close(); process.exit();
