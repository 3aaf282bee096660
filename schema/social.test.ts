import { expect, test } from "vitest";
import { parseSocialUrl } from "./social.ts";

test.each([
  ["instagram", "https://www.instagram.com/kafal.ridge", ["kafal.ridge", "@kafal.ridge"]],
  [
    "instagram",
    "https://www.instagram.com/kafal.ridge/",
    ["https://www.instagram.com/kafal.ridge/?igsh=abc"],
  ],
  ["facebook", "https://www.facebook.com/", ["https://www.facebook.com/", "www.facebook.com"]],
  ["facebook", "https://m.facebook.com/profile.php?id=1", ["m.facebook.com/profile.php?id=1&mibextid=x"]],
  ["x", "https://x.com/kafal", ["kafal", "@kafal", "http://x.com/kafal?s=20"]],
  ["youtube", "https://www.youtube.com/@kafal", ["kafal", "@kafal", "www.youtube.com/@kafal?si=x"]],
  ["whatsapp", "https://wa.me/919876543210", ["+91 98765 43210", "wa.me/919876543210"]],
  ["google-maps", "https://maps.app.goo.gl/AbC", ["https://maps.app.goo.gl/AbC"]],
  [
    "tripadvisor",
    "https://www.tripadvisor.in/Hotel_Review-x.html",
    ["tripadvisor.in/Hotel_Review-x.html"].map((url) => `www.${url}`),
  ],
] as const)("%s: %s", (network, url, spellings) => {
  for (const written of spellings) expect(parseSocialUrl(network, written), written).toBe(url);
});

test.each([
  [
    "facebook",
    ["instagram.com/kafal", "instagram.com", "https://www.facebook.com/login/", "facebook.com/share/1Ab/"],
  ],
  [
    "instagram",
    ["https://www.instagram.com/accounts/login/", "instagram.com/p/Ab1/", "facebook.com/kafal", "a b"],
  ],
  ["x", ["https://x.com/intent/post?text=a", "x.com/kafal/status/1", "kafal.ridge"]],
  ["linkedin", ["kafal", "https://www.linkedin.com/feed/"]],
  ["whatsapp", ["98765 43210", "https://wa.me/", "kafal"]],
  ["google-maps", ["29.84, 78.72", "https://evil.example/maps"]],
] as const)("%s: what is not a page of the resort is refused", (network, wrong) => {
  for (const written of wrong) expect(parseSocialUrl(network, written), written).toBeUndefined();
});
