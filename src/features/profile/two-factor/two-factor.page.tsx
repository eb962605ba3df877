import { useBlocker } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { twoFactorMachine } from '#machines/profile/two-factor.machine.ts';
import { useText } from '#i18n/text.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { TwoFactorScreen } from './two-factor.screen.tsx';

const copy = (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** Two-factor authentication on the Profile page; each retry starts over. */
export default function TwoFactorTab() {
  const [attempt, setAttempt] = useState(0);
  return <TwoFactor key={attempt} onRetry={() => setAttempt(attempt + 1)} />;
}

function TwoFactor({ onRetry }: { onRetry: () => void }) {
  const text = useText('twoFactor');
  const actor = useActorRef(twoFactorMachine, { input: { copy } });
  useSendOnChange(actor, { type: 'OPEN' });
  // The codes are shown only once, so leaving the page before they are saved prompts a
  // confirmation.
  const areCodesAtRisk = useSelector(
    actor,
    (state) =>
      state.hasTag('codesAtRisk') ||
      (state.matches('recoveryCodes') && !state.context.areCodesSaved),
  );
  const blocker = useBlocker({
    // The end of a session is never blocked.
    shouldBlockFn: ({ next }) => areCodesAtRisk && next.fullPath !== '/sessiontimeout',
    enableBeforeUnload: () => areCodesAtRisk,
    withResolver: true,
  });
  return (
    <>
      <TwoFactorScreen actor={actor} onRetry={onRetry} />
      <ConfirmDialog
        isOpen={blocker.status === 'blocked'}
        isDestructive
        title={text('leaveTitle')}
        text={text('leaveText')}
        yes={text('leave')}
        no={text('stay')}
        onYes={() => blocker.proceed?.()}
        onNo={() => blocker.reset?.()}
      />
    </>
  );
}
