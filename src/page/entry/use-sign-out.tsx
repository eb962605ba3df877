import { Suspense, useState, type ReactNode } from 'react';
import type { SessionActor } from '#session/session.ts';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { useHasBeen } from '#ui/hooks/use-has-been.ts';

const SignOutQuestion = onDemand(() =>
  import('./sign-out-question.tsx').then((module) => module.SignOutQuestion),
);

/**
 * Signs out, but asks first if this device holds timer changes of the user that were not sent, in
 * any tenant. Render the returned question next to the button.
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

/**
 * Imported on demand: pages with a timer have loaded this code already, and it adds nothing to
 * other pages.
 */
const hasUnsent = (subject: string): Promise<boolean> =>
  import('#session/storage/work/unsent-store.ts').then(
    (store) => store.hasUnsent(subject),
    () => false,
  );
