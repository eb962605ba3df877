import type { Key } from './catalogs.ts';
import { useText } from './text.tsx';

/** Why a save has failed: the server's own words, or what became of the call. */
interface Failure {
  kind: string;
  message: string;
}

const knownKinds = [
  'forbidden',
  'notFound',
  'timedOut',
  'serverError',
  'down',
  'malformed',
  'unreachable',
] as const satisfies readonly Key<'common'>[];

/** The text of a failed save, which ends with what has become of the input. */
export function useFailureText(): (failure: Failure) => string {
  const text = useText('common');
  return ({ kind, message }) => {
    if (message !== '') return `${message} ${text('inputKept')}`;
    return text(knownKinds.find((each) => each === kind) ?? 'rejected');
  };
}
