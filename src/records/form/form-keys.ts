import type { KeyboardEvent } from 'react';

type FormKey = KeyboardEvent<HTMLFormElement>;

/** Fields that accept typed text, and therefore a scanned code. */
const textFields =
  'input:not([type="hidden"], [type="checkbox"], [type="radio"], :disabled), textarea:not(:disabled)';

/** The next text field of a form; the same field if it is the last one. */
function getNextField(form: HTMLFormElement, field: HTMLInputElement): HTMLElement {
  const fields = [...form.querySelectorAll<HTMLElement>(textFields)].filter(
    ({ tabIndex }) => tabIndex >= 0,
  );
  return fields[fields.indexOf(field) + 1] ?? field;
}

/**
 * Handheld scanners end a code with Enter. In a form for scanning, Enter moves to the next text
 * field, so that a scanned code never saves a half-filled form; only its button or Ctrl+Enter does.
 */
function moveOnEnter(event: FormKey): void {
  const { key, target, defaultPrevented, currentTarget, ctrlKey, metaKey, altKey } = event;
  const isPlainEnter = key === 'Enter' && !(ctrlKey || metaKey || altKey || defaultPrevented);
  if (!isPlainEnter || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  if (target.matches(textFields)) getNextField(currentTarget, target).focus();
}

interface FormKeys {
  /** Whether users scan codes into the form. */
  isScannedInto: boolean;
  onCancel: () => void;
}

/** Escape cancels; Ctrl+Enter or Command+Enter saves, also from a multi-line field. */
export const createFormKeys = ({ isScannedInto, onCancel }: FormKeys) => ({
  onKeyDown: (event: FormKey) => {
    if (isScannedInto) moveOnEnter(event);
    const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (isSave) event.currentTarget.requestSubmit();
    if (event.key === 'Escape' && !event.defaultPrevented) onCancel();
  },
});
