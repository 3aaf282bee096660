// Marks a scrolled page, on which the transparent header gets a background (app/layout/Header.module.css). Inlined, because a
// guest, or the browser after a reload, scrolls before hydration.

function markScrolled() {
  document.querySelector("#site > header")?.toggleAttribute("data-scrolled", scrollY > 0);
}
addEventListener("scroll", markScrolled, { passive: true });

export {};
