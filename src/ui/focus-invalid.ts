/**
 * Moves the focus to the first field of a form that is marked invalid. It waits for the marks to be
 * drawn: faults are told in the moment in which they are found. They are there with the next task;
 * a frame may come so late that it would take the focus from somebody who types already.
 */
export function focusInvalid(form: HTMLElement | null): void {
  setTimeout(() => {
    form?.querySelector<HTMLElement>('[aria-invalid="true"]:not([role="group"])')?.focus();
  });
}
