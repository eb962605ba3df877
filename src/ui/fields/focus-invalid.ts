/** A select is marked around its button, which opens a list. */
const invalid =
  '[aria-invalid="true"]:not([role="group"]), [data-invalid] > button[aria-haspopup="listbox"]';

/**
 * Moves the focus to the first invalid field of a form. Waits one task until the errors are
 * rendered, since this is called when they are found. A frame could come so late that it would take
 * the focus from a user who is already typing.
 */
export function focusInvalid(form: HTMLElement | null): void {
  setTimeout(() => {
    form?.querySelector<HTMLElement>(invalid)?.focus();
  });
}
