import { type FileTarget, findFileFault, targetAt } from "./check-file.ts";

/** Checks a file as soon as it is chosen. Otherwise the owner would only find out when the build fails. */
export function guardFiles(): void {
  let target: FileTarget = { kind: undefined, slot: undefined };
  const rememberTarget = (event: Event) => {
    const field = (event.target as Element).closest<HTMLElement>("[data-key-path]");
    if (field?.dataset.keyPath) target = targetAt(currentForm(), field.dataset.keyPath);
  };
  // The dialog in which a file is chosen is outside its field, so remember which field opened it.
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
