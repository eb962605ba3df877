/**
 * Moves the focus to the first field of a form that is marked invalid. It waits for the marks to be
 * drawn: faults are told in the moment in which they are found.
 */
export function focusInvalid(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    form?.querySelector<HTMLElement>('[aria-invalid="true"]:not([role="group"])')?.focus();
  });
}
