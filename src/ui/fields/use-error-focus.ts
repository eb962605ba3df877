import { useEffect, useRef, type RefObject } from 'react';
import { focusInvalid } from './focus-invalid.ts';

/**
 * For a form: when the client or the server finds errors, the first invalid field gets the focus.
 * An error that disappears because its field is corrected does not move it.
 */
export function useErrorFocus(
  errors: Readonly<Record<string, unknown>>,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const before = useRef(errors);
  // Moves the focus in the document, after the errors are rendered.
  useEffect(() => {
    const isFound = Object.entries(errors).some(
      ([field, error]) => before.current[field] !== error,
    );
    before.current = errors;
    if (isFound) focusInvalid(form.current);
  }, [errors]);
  return form;
}
