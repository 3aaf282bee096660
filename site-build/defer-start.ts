import { replaceOnce } from "./html-edit.ts";

/**
 * Takes the page's script out of the race with its first picture: the preloads and the entry leave the head, and come
 * back after the page has loaded and is idle, or at the guest's first touch, click or key. Starting right after
 * `load` instead cost 19 % of the largest contentful paint.
 */
export function deferStart(html: string): string {
  if (!html.includes(emptyState))
    throw new Error("A page brings loader data, which site-build/trim-router.ts leaves out.");
  const preloads = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"\/>/g)].map(
    ([, address]) => address,
  );
  if (preloads.length === 0)
    throw new Error("The prerendered page preloads no module; React Router has changed.");
  const quiet = html.replaceAll(/<link rel="modulepreload" href="[^"]+"\/>/g, "");
  // The element itself stays, or React would not recognise its page when it hydrates.
  const waiting = replaceOnce(
    quiet,
    '<script type="module" async="">',
    () => `<script type="text/plain" data-modules="${preloads.join(" ")}">`,
  );
  return replaceOnce(waiting, "</body>", () => `<script>${starter}</script></body>`);
}

/** What React Router writes for a page without loaders; site-build/trim-router.ts relies on it. */
const emptyState = '[{\\"_1\\":2,\\"_3\\":-5,\\"_4\\":-5},\\"loaderData\\",{},\\"actionData\\",\\"errors\\"]';

const starter = [
  "(()=>{",
  'const wake=["pointerdown","touchstart","keydown"];',
  "let begun;",
  "const begin=()=>{",
  "if(begun)return;",
  "begun=true;",
  "for(const name of wake)removeEventListener(name,begin,true);",
  'const waiting=document.querySelector("script[data-modules]");',
  'for(const href of waiting.dataset.modules.split(" "))document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));',
  'document.head.append(Object.assign(document.createElement("script"),{type:"module",textContent:waiting.textContent}));',
  "};",
  "for(const name of wake)addEventListener(name,begin,{capture:true,passive:true});",
  // Safari has no requestIdleCallback; a moment after load is as near as it comes.
  "const rest=()=>window.requestIdleCallback?requestIdleCallback(begin,{timeout:2000}):setTimeout(begin,200);",
  // A page can be loaded before it has been painted; the frame's own work goes first.
  "const painted=()=>requestAnimationFrame(()=>setTimeout(rest));",
  'document.readyState==="complete"?painted():addEventListener("load",painted);',
  "})()",
].join("");
