import { useState } from 'react';
import { validateComplete } from '#machines/validation/incomplete.ts';
import { useErrorText } from '#i18n/fault-text.ts';

interface DayInput {
  label: string;
  /** The day that applies, `yyyy-MM-dd`; empty for none. */
  applied: string;
  /** The day that is shown while none applies. */
  initial?: string;
  /** A complete day, or null for none. */
  onDay: (day: string | null) => void;
}

/**
 * A date field that no form submits: a day applies as soon as it is complete. Until then the former
 * one applies, and once the field is left, it says so.
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
