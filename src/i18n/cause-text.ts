import type { Key } from './catalogs.ts';
import { useText } from './text.tsx';

const keys = {
  forbidden: 'whyForbidden',
  notFound: 'whyNotFound',
  unreachable: 'whyUnreachable',
  timedOut: 'whyTimedOut',
  serverError: 'whyServerError',
  down: 'whyDown',
  malformed: 'whyMalformed',
  rejected: 'whyRejected',
} as const satisfies Record<string, Key<'common'>>;

type Known = keyof typeof keys;

/**
 * The text for the cause of a failed request. Undefined if the cause is unknown, so that a screen
 * never guesses.
 */
export function useCauseText() {
  const text = useText('common');
  return (cause: Known | null): string | undefined =>
    cause === null ? undefined : text(keys[cause]);
}

/** The same without the server's message: the cause of a rejected request is then unknown. */
export function useSilentCauseText() {
  const why = useCauseText();
  return (cause: Known | null): string | undefined => why(cause === 'rejected' ? null : cause);
}
