import { Suspense, useState, type ReactNode } from 'react';

interface OnFirstOpenProps<Actor> {
  /** The dialog's actor, while its machine runs. */
  actor: Actor | undefined;
  children: (actor: Actor) => ReactNode;
}

/**
 * Loads a dialog when it is first opened, and keeps its last actor mounted, so that the exit
 * animation can finish.
 */
export function OnFirstOpen<Actor>({ actor, children }: OnFirstOpenProps<Actor>) {
  const [last, setLast] = useState(actor);
  if (actor !== undefined && actor !== last) setLast(actor);
  return last !== undefined && <Suspense fallback={null}>{children(last)}</Suspense>;
}
