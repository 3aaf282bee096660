// Records the guest's last tap before hydration, which then calls window.replayTap (app/entry.client.tsx).

let tapped: HTMLElement | undefined;

function onClick({ target }: Event) {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>("button[type=button]") : null;
  // Popovers and dialogs open without script.
  if (button && !button.popoverTargetElement && !button.commandForElement) tapped = button;
}
function onSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  // A form with a method is submitted by the browser.
  if (form.hasAttribute("method")) return;
  event.preventDefault();
  tapped = form;
}

addEventListener("click", onClick, true);
addEventListener("submit", onSubmit, true);
window.replayTap = (replacementFor) => {
  removeEventListener("click", onClick, true);
  removeEventListener("submit", onSubmit, true);
  const target = tapped && replacementFor(tapped);
  if (target instanceof HTMLFormElement) target.requestSubmit();
  else (target as HTMLElement)?.click();
};

export {};
