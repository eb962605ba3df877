import { runningSince } from '#machines/clockwork/timer/running-since.ts';
import type { Clock } from '#machines/clock.ts';
import { useDateSettings } from '#i18n/format.tsx';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { useNow } from '#ui/hooks/use-now.ts';

interface SinceProps {
  timestamp: string;
  clock: Clock;
}

/** Relative times change once a minute. */
const minute = 60_000;

/**
 * When something happened: relative to now, or Yesterday; the day and time on hover. Source:
 * PROJ-028.
 */
export function Since({ timestamp, clock }: SinceProps) {
  const text = useText('projectParts');
  const format = useFormat();
  const { timeZone } = useDateSettings();
  const now = useNow(clock.now, minute);
  const { kind, seconds } = runningSince(timestamp, { now, timeZone });
  return (
    <time dateTime={timestamp} title={format.dateTime(timestamp)}>
      {kind === 'yesterday' ? text('yesterday') : format.ago(seconds)}
    </time>
  );
}
