// Extensions and translators change pages before they are hydrated. React then renders them anew: the new fields are empty,
// the former ones have what the guest has typed, a popup that was closed is open, and the title stands twice in the head.

let former: Element[] = [];
let formerHead: Element[] = [];
let focused: Element | null = null;

export function rememberFields(): void {
  former = fields();
  formerHead = inHead();
  focused = document.activeElement;
  addEventListener("focusin", noteFocus);
}

/** The guest may go on to the next field while React renders. */
function noteFocus({ target }: FocusEvent) {
  focused = target as Element;
}

/** Gives the new fields and dialogs the state of the former ones. The former have it up to the moment of their removal. */
export function giveBackFields(): void {
  removeEventListener("focusin", noteFocus);
  for (const was of formerHead.splice(0))
    if (inHead().some((is) => is !== was && is.isEqualNode(was))) was.remove();
  const present = new Map(fields().map((field) => [keyOf(field), field]));
  for (const was of former.splice(0)) {
    const is = present.get(keyOf(was));
    if (!is || is === was) continue;
    if (is instanceof HTMLDialogElement) giveBackDialog(is, was as HTMLDialogElement);
    else giveBackText(is as HTMLInputElement, was as HTMLInputElement);
  }
}

function giveBackDialog(is: HTMLDialogElement, was: HTMLDialogElement) {
  if (is.open && !was.open) is.close();
  if (was.open && !is.open) is.showModal();
}

function giveBackText(is: HTMLInputElement, was: HTMLInputElement) {
  if (was.value) {
    is.value = was.value;
    is.dispatchEvent(new Event("input", { bubbles: true }));
  }
  if (was === focused && document.activeElement === document.body) is.focus({ preventScroll: true });
}

const inHead = () => [...document.head.querySelectorAll("title, meta[name], link[rel=canonical]")];
const fields = () => [...document.querySelectorAll("#site :is(input, textarea, dialog)")];

/** React makes new ids for fields, and extensions set other attributes. */
const keyOf = (field: Element) =>
  field instanceof HTMLDialogElement
    ? field.id
    : ["type", "name"].map((name) => field.getAttribute(name)).join();
