// The header over a picture gets its ground (app/layout/Header.module.css). A guest scrolls before hydration, and after a
// reload the browser does.

function markScrolled() {
  document.querySelector("#site > header")?.toggleAttribute("data-scrolled", scrollY > 0);
}
addEventListener("scroll", markScrolled, { passive: true });

export {};
