import { useLayoutEffect } from 'react';

/** Tells an actor once that its content is shown, since it requests it only then. */
export function useShown<Type extends string>(
  actor: { send: (event: { type: Type }) => void },
  type: Type,
): void {
  useLayoutEffect(() => actor.send({ type }), [actor, type]);
}
