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
 * The sentence for a cause: why something could not be had. Undefined where none is known, so that
 * a screen never guesses.
 */
export function useCauseText() {
  const text = useText('common');
  return (cause: Known | null): string | undefined =>
    cause === null ? undefined : text(keys[cause]);
}

/** The same where the server's own words are told to nobody: why it refuses is not known then. */
export function useSilentCauseText() {
  const why = useCauseText();
  return (cause: Known | null): string | undefined => why(cause === 'rejected' ? null : cause);
}
