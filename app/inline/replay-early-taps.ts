// Keeps the guest's last tap until hydration, which calls window.replayTap (app/entry.client.tsx).

let tapped: HTMLElement | undefined;

function onClick({ target }: Event) {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>("button[type=button]") : null;
  // These open popovers and dialogs without script.
  if (button && !button.popoverTargetElement && !button.commandForElement) tapped = button;
}
function onSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  // The browser submits a form that has a method.
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
