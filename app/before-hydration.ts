// Extensions and translators change pages before they are hydrated. React then renders them anew: the new fields are empty,
// the former ones have what the guest has typed, a popup that was closed is open, a menu that was open is closed, a tap
// that waits is on a button that is gone, and the title stands twice in the head.

let former: [string, Element][] = [];
let formerHead: Element[] = [];
let formerMenu: Element | null = null;
let focused: Element | null = null;
const renewed = new Map<Element, Element>();

export function snapshotControls(): void {
  former = controls();
  formerHead = inHead();
  formerMenu = document.querySelector(":popover-open");
  focused = document.activeElement;
  addEventListener("focusin", noteFocus);
}

/** The guest may go on to the next field while React renders. */
function noteFocus({ target }: FocusEvent) {
  focused = target as Element;
}

/** Gives the new controls the state of the former ones, which have it up to the moment of their removal. */
export function restoreControls(): void {
  removeEventListener("focusin", noteFocus);
  for (const was of formerHead)
    if (inHead().some((is) => !formerHead.includes(is) && kindOf(is) === kindOf(was))) was.remove();
  const present = new Map(controls());
  for (const [key, was] of former.splice(0)) {
    const is = present.get(key);
    if (!is || is === was) continue;
    renewed.set(was, is);
    if (is instanceof HTMLDialogElement) giveBackDialog(is, was as HTMLDialogElement);
    else if ("value" in was && was.value) giveBackText(is as HTMLInputElement, was as HTMLInputElement);
    if (was === formerMenu) (is as HTMLElement).showPopover();
    if (was === focused && document.activeElement === document.body)
      (is as HTMLElement).focus({ preventScroll: true });
  }
}

/** The control that has taken the place of `was`. */
export const replacementFor = (was: Element) => renewed.get(was) ?? was;

function giveBackDialog(is: HTMLDialogElement, was: HTMLDialogElement) {
  if (is.open && !was.open) is.close();
  if (was.open && !is.open) is.showModal();
}

function giveBackText(is: HTMLInputElement, was: HTMLInputElement) {
  is.value = was.value;
  is.dispatchEvent(new Event("input", { bubbles: true }));
}

const inHead = () => [...document.head.querySelectorAll("title, meta[name], link[rel=canonical]")];

/** Named by what neither React nor extensions change: fields by their name, the others by their order. */
function controls(): [string, Element][] {
  const counts: Record<string, number> = {};
  return [...document.querySelectorAll("#site :is(a, button, form, input, textarea, dialog, [popover])")].map(
    (each) => {
      const kind = kindOf(each);
      if (!each.matches("input, textarea")) counts[kind] = (counts[kind] ?? 0) + 1;
      return [`${kind} ${counts[kind]}`, each];
    },
  );
}

const kindOf = (each: Element) =>
  `${each.localName} ${each.getAttribute("name") ?? (each as HTMLInputElement).type}`;
