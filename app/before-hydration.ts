// React hydrates the elements of the page. If an extension or a translator has changed them, React replaces them instead, and
// what the guest did before is lost: typed text, a closed popup, an open menu, the focus, a tap that waits for hydration. The
// metadata in the head is also duplicated. This module records the state of all controls before hydration, and restores it in
// their replacements.

import { openPopover } from "./ui/browser.ts";

interface Snapshot {
  /** Keys and elements. A list, because a field that an extension has added can have the key of one of ours. */
  controls: [string, Element][];
  metadata: Element[];
  popover: Element | null;
  focused: Element | null;
}

let snapshot: Snapshot | undefined;
const replacements = new Map<Element, Element>();

export function snapshotControls(): void {
  snapshot = {
    controls: findControls(),
    metadata: findMetadata(),
    popover: openPopover(),
    focused: document.activeElement,
  };
  addEventListener("focusin", noteFocus);
}

/** The guest may move to another field while React renders. */
function noteFocus({ target }: FocusEvent) {
  if (snapshot) snapshot.focused = target as Element;
}

/** Copies the state of replaced controls to their replacements. Removed elements keep their state. */
export function restoreControls(): void {
  removeEventListener("focusin", noteFocus);
  if (!snapshot) return;
  removeDuplicates(snapshot.metadata);
  const next = new Map(findControls());
  for (const [key, previous] of snapshot.controls) {
    const control = next.get(key);
    if (!control || control === previous) continue;
    replacements.set(previous, control);
    restoreState(previous, control, snapshot);
  }
  snapshot = undefined;
}

/** The control that replaced `previous`, or `previous` itself if it was hydrated. */
export const replacementFor = (previous: Element) => replacements.get(previous) ?? previous;

function restoreState(previous: Element, next: Element, { focused, popover }: Snapshot) {
  if (next instanceof HTMLDialogElement) restoreDialog(previous as HTMLDialogElement, next);
  else if ("value" in previous && previous.value)
    restoreText(previous as HTMLInputElement, next as HTMLInputElement);
  if (previous === popover) (next as HTMLElement).showPopover();
  if (previous === focused && document.activeElement === document.body)
    (next as HTMLElement).focus({ preventScroll: true });
}

function restoreDialog(previous: HTMLDialogElement, next: HTMLDialogElement) {
  if (next.open && !previous.open) next.close();
  if (previous.open && !next.open) next.showModal();
}

function restoreText(previous: HTMLInputElement, next: HTMLInputElement) {
  next.value = previous.value;
  next.dispatchEvent(new Event("input", { bubbles: true }));
}

const findMetadata = () => [...document.head.querySelectorAll("title, meta[name], link[rel=canonical]")];

/** If React does not find its title, description or canonical link, it adds them a second time. */
function removeDuplicates(previousMetadata: Element[]) {
  const added = findMetadata().filter((element) => !previousMetadata.includes(element));
  const addedKinds = added.map(kindOf);
  for (const element of previousMetadata) if (addedKinds.includes(kindOf(element))) element.remove();
}

/** All controls with a key that survives replacement: a field's name, or a control's kind and its position among that kind. */
function findControls(): [string, Element][] {
  const counts = new Map<string, number>();
  const controls = document.querySelectorAll(
    "#site :is(a, button, form, input, textarea, dialog, [popover])",
  );
  return [...controls].map((control) => {
    const kind = kindOf(control);
    if (control.matches("input, textarea")) return [kind, control];
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return [`${kind} ${count}`, control];
  });
}

const kindOf = (element: Element) =>
  `${element.localName} ${element.getAttribute("name") ?? (element as HTMLInputElement).type}`;
