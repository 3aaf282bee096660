import type { Config } from "@react-router/dev/config";
import { siteFolder } from "./site-build/site-folder.ts";

export default {
  ssr: false,
  prerender: [
    "/",
    "/Packages",
    "/AboutUs",
    "/Dining",
    "/Offers",
    "/Contact",
    "/Contact/Sent",
    "/Contact/NotSent",
    "/404",
  ],
  buildDirectory: siteFolder,
} satisfies Config;
