import type { KeyboardEvent } from 'react';

type FormKey = KeyboardEvent<HTMLFormElement>;

/** Fields that take typed text, and so a scanned code. */
const textFields =
  'input:not([type="hidden"], [type="checkbox"], [type="radio"], :disabled), textarea:not(:disabled)';

/** The next text field of a form; the field itself where none follows. */
function getNextField(form: HTMLFormElement, field: HTMLInputElement): HTMLElement {
  const fields = [...form.querySelectorAll<HTMLElement>(textFields)].filter(
    ({ tabIndex }) => tabIndex >= 0,
  );
  return fields[fields.indexOf(field) + 1] ?? field;
}

/**
 * Hand scanners end a code with Enter. In a form that is scanned into, Enter goes on to the next text
 * field, so that a scanned code never saves a half-filled form; its button and Ctrl with Enter do.
 */
function moveOnEnter(event: FormKey): void {
  const { key, target, defaultPrevented, currentTarget, ctrlKey, metaKey, altKey } = event;
  const isPlainEnter = key === 'Enter' && !(ctrlKey || metaKey || altKey || defaultPrevented);
  if (!isPlainEnter || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  if (target.matches(textFields)) getNextField(currentTarget, target).focus();
}

interface FormKeys {
  /** Whether people scan codes into the form. */
  isScannedInto: boolean;
  onCancel: () => void;
}

/** Escape cancels, and Ctrl or Command with Enter saves from a text of several lines, too. */
export const createFormKeys = ({ isScannedInto, onCancel }: FormKeys) => ({
  onKeyDown: (event: FormKey) => {
    if (isScannedInto) moveOnEnter(event);
    const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (isSave) event.currentTarget.requestSubmit();
    if (event.key === 'Escape' && !event.defaultPrevented) onCancel();
  },
});
