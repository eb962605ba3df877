import { Suspense, useState, type ReactNode } from 'react';

interface OnFirstOpenProps<Actor> {
  /** What the dialog is about, while its chart runs. */
  actor: Actor | undefined;
  children: (actor: Actor) => ReactNode;
}

/** A dialog loads when it is first opened, and stays with its last actor, so that it can close in its time. */
export function OnFirstOpen<Actor>({ actor, children }: OnFirstOpenProps<Actor>) {
  const [last, setLast] = useState(actor);
  if (actor !== undefined && actor !== last) setLast(actor);
  return last !== undefined && <Suspense fallback={null}>{children(last)}</Suspense>;
}
