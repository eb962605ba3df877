import type { Key } from './catalogs.ts';
import { useText } from './text.tsx';

const keys = {
  forbidden: 'whyForbidden',
  notFound: 'whyNotFound',
  unreachable: 'whyUnreachable',
  timedOut: 'whyTimedOut',
  fault: 'whyFault',
  down: 'whyDown',
  malformed: 'whyMalformed',
  refused: 'whyRefused',
} as const satisfies Record<string, Key<'common'>>;

/**
 * The sentence for a cause: why something could not be had. Undefined where none is known, so that
 * a screen never guesses.
 */
export function useCauseText() {
  const text = useText('common');
  return (cause: keyof typeof keys | null): string | undefined =>
    cause === null ? undefined : text(keys[cause]);
}
