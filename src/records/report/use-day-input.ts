import { useState } from 'react';
import { validateComplete } from '#machines/validation/incomplete.ts';
import { useErrorText } from '#i18n/error-text.ts';

interface DayInput {
  label: string;
  /** The day in effect, `yyyy-MM-dd`; empty for none. */
  applied: string;
  /** The day that is shown while none is in effect. */
  initial?: string;
  /** Called with a complete day, or null for none. */
  onDay: (day: string | null) => void;
}

/**
 * A date field outside a form: a day takes effect as soon as it is complete. Until then the
 * previous day stays in effect, and an incomplete day shows an error once the field loses focus.
 */
export function useDayInput({ label, applied, initial = '', onDay }: DayInput) {
  const getErrorText = useErrorText();
  const [typed, setTyped] = useState<{ since: string; day: string | null } | null>(null);
  const [isTouched, setIsTouched] = useState(false);
  const value = typed?.since === applied ? typed.day : applied || initial || null;
  const incomplete = isTouched ? validateComplete(value) : null;
  return {
    label,
    value,
    onChange: (day: string | null) => {
      setTyped({ since: applied, day });
      setIsTouched(false);
      if (!validateComplete(day) && (day ?? '') !== applied) onDay(day);
    },
    onBlur: () => setIsTouched(true),
    error: getErrorText(incomplete ?? undefined, label),
  };
}
