import { Play, Square } from 'lucide-react';
import { keyOfWork, type Work } from '#machines/work/work.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import type { WorkTimer } from './work-timer.ts';
import styles from './timer-button.module.css';

interface TimerButtonProps {
  work: Work;
  /** The name of the work, for screen readers. */
  name: string;
  timer: WorkTimer;
  /** Why the timer cannot be started; null if it can. */
  blocked: string | null;
}

/** The button of a row that starts or stops the person's timer on its work. */
export function TimerButton({ work, name, timer, blocked }: TimerButtonProps) {
  const text = useText('projectTasks');
  const button = { size: 'small', variant: 'quiet' } as const;
  return timer.runningKey === keyOfWork(work) && timer.onStop ? (
    <Button
      {...button}
      className={styles.stop ?? ''}
      icon={<Square aria-hidden="true" />}
      aria-label={text('stop', { name })}
      isPending={timer.isStopping}
      pendingLabel={text('stopping')}
      // As at the other button, which then becomes this one and keeps the focus.
      blockedBecause={null}
      onPress={timer.onStop}
    />
  ) : (
    <Button
      {...button}
      icon={<Play aria-hidden="true" />}
      aria-label={text('start', { name })}
      isPending={timer.startingKey === keyOfWork(work)}
      pendingLabel={text('starting')}
      blockedBecause={blocked}
      onPress={() => timer.onStart(work)}
    />
  );
}
