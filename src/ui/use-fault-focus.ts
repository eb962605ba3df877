import { useEffect, useRef, type RefObject } from 'react';
import { focusInvalid } from './focus-invalid.ts';

/**
 * For a form: when faults are found, by this side or by the server, the first faulty field gets the
 * focus. A fault that goes because its field is being corrected moves nothing.
 */
export function useErrorFocus(
  errors: Readonly<Record<string, unknown>>,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const before = useRef(errors);
  // Moves the focus of the document, once the faults stand there.
  useEffect(() => {
    const isFound = Object.entries(errors).some(
      ([field, error]) => before.current[field] !== error,
    );
    before.current = errors;
    if (isFound) focusInvalid(form.current);
  }, [errors]);
  return form;
}
