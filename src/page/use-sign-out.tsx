import { Suspense, useState, type ReactNode } from 'react';
import type { SessionActor } from '#session/session.ts';
import { onDemand } from '#ui/on-demand.ts';
import { useHasBeen } from '#ui/use-has-been.ts';

const SignOutQuestion = onDemand(() =>
  import('./sign-out-question.tsx').then((module) => module.SignOutQuestion),
);

/**
 * Signs out, and asks before where this device keeps what the person's timer has recorded and nobody
 * else knows, in whichever tenant. The question is to be shown where the button is.
 */
export function useSignOut(
  session: SessionActor,
  signOut: () => void,
): { leave: () => void; question: ReactNode } {
  const [isAsking, setAsking] = useState(false);
  const hasAsked = useHasBeen(isAsking);
  const leave = async () => {
    const { identity } = session.getSnapshot().context;
    if (identity && (await hasUnsent(identity.subject))) setAsking(true);
    else signOut();
  };
  const question = hasAsked && (
    <Suspense fallback={null}>
      <SignOutQuestion isOpen={isAsking} onStay={() => setAsking(false)} onSignOut={signOut} />
    </Suspense>
  );
  return { leave: () => void leave(), question };
}

/** Who has been at a timer on this page has the code that knows; it costs no other page a byte. */
const hasUnsent = (subject: string): Promise<boolean> =>
  import('#session/unsent-store.ts').then(
    (store) => store.hasUnsent(subject),
    () => false,
  );
