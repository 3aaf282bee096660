import type { Config } from "@react-router/dev/config";

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
  buildDirectory: "dist",
} satisfies Config;
