// Usually React hydrates the elements that are in the page. Where an extension or a translator has changed them, it puts
// new ones in their place: fields are empty, a closed popup is open and an open menu closed, the focus is lost, a tap that
// waits for hydration is on a button that is gone, and the title stands twice in the head. So the controls are remembered
// before hydration, and their replacements get the same state.

import { openPopover } from "./ui/browser.ts";

interface Snapshot {
  /** Each with its key. An extension's field may have the key of one of ours. */
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

/** The guest may go on to the next field while React renders. */
function noteFocus({ target }: FocusEvent) {
  if (snapshot) snapshot.focused = target as Element;
}

/** Gives the new controls the state of the previous ones, which have kept it although they were removed. */
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

/** The control that has taken the place of `previous`. */
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

/** React adds the title and the like again where it has not found its own. */
function removeDuplicates(previousMetadata: Element[]) {
  const added = findMetadata().filter((element) => !previousMetadata.includes(element));
  const addedKinds = added.map(kindOf);
  for (const element of previousMetadata) if (addedKinds.includes(kindOf(element))) element.remove();
}

/** By a key that neither React nor extensions change: fields have their name, other controls their kind and number. */
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
