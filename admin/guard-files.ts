import { type FileTarget, targetAt, whyNotFile } from "./check-file.ts";

/** Says when a file is chosen, and not after 'Entry saved', that the website cannot use it. */
export function guardFiles(): void {
  let target: FileTarget = { kind: undefined, slot: undefined };
  const noteTarget = (event: Event) => {
    const field = (event.target as Element).closest<HTMLElement>("[data-key-path]");
    if (field?.dataset.keyPath) target = targetAt(openForm(), field.dataset.keyPath);
  };
  // The dialog in which a file is chosen stands outside of its field.
  for (const type of ["pointerdown", "keydown", "drop"]) window.addEventListener(type, noteTarget, true);

  const checked = new WeakSet<Event>();
  const check = async (input: HTMLInputElement) => {
    for (const file of input.files ?? []) {
      const message = await whyNotFile(file, target);
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

/** #/collections/_singletons/entries/dining is 'dining'. */
const openForm = () => location.hash.split("/").at(-1)?.split("?")[0] ?? "";
