import { Suspense, useState, type ComponentType } from 'react';
import { lazyScreen } from '#page/entry/lazy-screen.ts';
import { useTimerOutbox } from '#page/timer/timer-outbox.tsx';
import { useHasBeen } from '#ui/hooks/use-has-been.ts';
import type { UnsentProps } from './unsent-mark.tsx';

const UnsentDialog = lazyScreen(['timerOutbox', 'spokenTime'], () =>
  import('./unsent-dialog.tsx').then((module) => module.UnsentDialog),
);

/** Shows, in the top bar or on the ClockWork page, that timer changes are not saved yet. */
export function Unsent({ mark: Mark }: { mark: ComponentType<UnsentProps> }) {
  const { actor } = useTimerOutbox();
  const [isOpen, setOpen] = useState(false);
  const hasOpened = useHasBeen(isOpen);
  return (
    <>
      <Mark actor={actor} onShow={() => setOpen(true)} />
      <Suspense fallback={null}>
        {hasOpened && <UnsentDialog actor={actor} isOpen={isOpen} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
