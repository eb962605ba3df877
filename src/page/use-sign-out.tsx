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
  const [isConfirming, setIsConfirming] = useState(false);
  const hasPrompted = useHasBeen(isConfirming);
  const leave = async () => {
    const { identity } = session.getSnapshot().context;
    if (identity && (await hasUnsent(identity.subject))) setIsConfirming(true);
    else signOut();
  };
  const question = hasPrompted && (
    <Suspense fallback={null}>
      <SignOutQuestion
        isOpen={isConfirming}
        onStay={() => setIsConfirming(false)}
        onSignOut={signOut}
      />
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
