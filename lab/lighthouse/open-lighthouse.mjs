// In the folder of its packages, which only `npm run bench:pages` installs. Types: open-lighthouse.d.mts.
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

export async function openLighthouse(chromePath) {
  const chromeFlags = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
  ];
  const chrome = await launch({ chromePath, chromeFlags });
  return {
    async measure(address) {
      const result = await lighthouse(address, {
        port: chrome.port,
        logLevel: "error",
        ignoreStatusCode: true,
      });
      if (!result) throw new Error(`Lighthouse gave no result for ${address}.`);
      return result.lhr;
    },
    close: () => chrome.kill(),
  };
}
