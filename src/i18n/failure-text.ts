import type { Key } from './catalogs.ts';
import { useText } from './text.tsx';

/** Why a save failed: the server's message, or the kind of failure. */
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

/** Returns the text of a failed save, which ends with what happened to the input. */
export function useFailureText(): (failure: Failure) => string {
  const text = useText('common');
  return ({ kind, message }) => {
    if (message !== '') return `${message} ${text('inputStored')}`;
    return text(knownKinds.find((each) => each === kind) ?? 'rejected');
  };
}
