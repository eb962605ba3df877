import { useSelector } from '@xstate/react';
import { mayGoOn, type AdjustmentErrors } from '#machines/clockwork/entry/adjustment.ts';
import type { ClockWorkDayActor } from '#machines/clockwork/day/clockwork-day.machine.ts';
import { toIsoDay } from '#machines/clockwork/day/time.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useText } from '#i18n/text.tsx';
import { SpokenTimes } from '#records/time/spoken-times.tsx';

/** The two times with their dates, in the person's format. Loaded with the dialog. */
export default function AdjustFields({ actor }: { actor: ClockWorkDayActor }) {
  const text = useText('clockwork');
  const getErrorText = useErrorText();
  const { adjustment, adjustmentErrors, problem, clock, timeZone } = useSelector(
    actor,
    (state) => state.context,
  );
  if (adjustment === null) return null;
  const goesOn = mayGoOn(adjustment);
  const getTimeErrorText = (side: keyof AdjustmentErrors, label: string, field: string) => {
    const error = adjustmentErrors[side];
    if (error === 'inFuture') return text('inFuture');
    return getErrorText(error && { rule: error }, label) ?? problem?.fieldErrors[field]?.join(' ');
  };
  return (
    <SpokenTimes
      autoFocus
      isDayShown
      value={adjustment}
      day={toIsoDay(adjustment.entry.startTime, timeZone)}
      clock={clock}
      start={{
        label: text('startTime'),
        isRequired: true,
        error: getTimeErrorText('start', text('startTime'), 'newStartTime'),
      }}
      end={{
        label: text('endTime'),
        isRequired: !goesOn,
        description: goesOn ? text('endGoesOn') : undefined,
        error: getTimeErrorText('end', text('endTime'), 'newEndTime'),
      }}
      onChange={(times) => actor.send({ type: 'adjust.changed', ...times })}
    />
  );
}
