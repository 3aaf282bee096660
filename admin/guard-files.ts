import { type FileTarget, findFileFault, targetAt } from "./check-file.ts";

/** Checks a file when it is chosen: otherwise the owner would learn only from the failed build that it cannot be used. */
export function guardFiles(): void {
  let target: FileTarget = { kind: undefined, slot: undefined };
  const rememberTarget = (event: Event) => {
    const field = (event.target as Element).closest<HTMLElement>("[data-key-path]");
    if (field?.dataset.keyPath) target = targetAt(currentForm(), field.dataset.keyPath);
  };
  // The dialog in which a file is chosen is not inside of its field.
  for (const type of ["pointerdown", "keydown", "drop"]) window.addEventListener(type, rememberTarget, true);

  const checked = new WeakSet<Event>();
  const check = async (input: HTMLInputElement) => {
    for (const file of input.files ?? []) {
      const message = await findFileFault(file, target);
      if (!message) continue;
      input.value = "";
      window.alert(`${message}.`);
      return;
    }
    const passed = new Event("change", { bubbles: true });
    checked.add(passed);
    input.dispatchEvent(passed);
  };
  window.addEventListener(
    "change",
    (event) => {
      const input = event.target;
      if (!(input instanceof HTMLInputElement) || input.type !== "file" || checked.has(event)) return;
      event.stopImmediatePropagation();
      void check(input);
    },
    true,
  );
}

/** The open form, such as 'dining' at #/collections/_singletons/entries/dining. */
const currentForm = () => location.hash.split("/").at(-1)?.split("?")[0] ?? "";
