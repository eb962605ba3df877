import { useLayoutEffect } from 'react';

/** Tells an actor once that its content is shown, since it requests it only then. */
export function useShown<Type extends string>(
  actor: { send: (event: { type: Type }) => void },
  type: Type,
): void {
  // The actor is outside of React; it requests data once they are shown.
  useLayoutEffect(() => actor.send({ type }), [actor, type]);
}
