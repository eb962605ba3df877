import { createContext, use } from 'react';

/** What a press of a control does: it only shows something, or it changes data. */
export type Effect = 'reading' | 'changing';

/** Why nothing inside can be changed; null where it can. */
export const ReadOnlyContext = createContext<string | null>(null);

/**
 * Why a control is blocked: its own reason, or that nothing can be changed here. A control that
 * only shows something has no other reason than its own.
 */
export function useBlockReason<Own extends string | null | undefined>(
  own: Own,
  effect: Effect,
): Own | string | null {
  const readOnly = use(ReadOnlyContext);
  return own ?? (effect === 'changing' && readOnly !== null ? readOnly : own);
}
