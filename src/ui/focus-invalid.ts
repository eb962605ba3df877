/** A select is marked around its button, which a list opens from. */
const invalid =
  '[aria-invalid="true"]:not([role="group"]), [data-invalid] > button[aria-haspopup="listbox"]';

/**
 * Moves the focus to the first field of a form that is marked invalid. It waits for the marks to be
 * drawn: faults are told in the moment in which they are found. They are there with the next task;
 * a frame may come so late that it would take the focus from somebody who types already.
 */
export function focusInvalid(form: HTMLElement | null): void {
  setTimeout(() => {
    form?.querySelector<HTMLElement>(invalid)?.focus();
  });
}
