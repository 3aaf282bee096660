// Keeps the guest's last tap until hydration, which calls window.replayTap (app/AfterNavigation.tsx).

let replay: (() => void) | undefined;

function onClick({ target }: Event) {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>("button[type=button]") : null;
  // These open popovers and dialogs without script.
  if (button && !button.popoverTargetElement && !button.commandForElement) replay = () => button.click();
}
function onSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  // The browser submits a form that has a method.
  if (form.hasAttribute("method")) return;
  event.preventDefault();
  replay = () => form.requestSubmit(event.submitter);
}

addEventListener("click", onClick, true);
addEventListener("submit", onSubmit, true);
window.replayTap = () => {
  removeEventListener("click", onClick, true);
  removeEventListener("submit", onSubmit, true);
  replay?.();
};

export {};
