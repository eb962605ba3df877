import { useSelector } from '@xstate/react';
import { mayGoOn, type AdjustmentErrors } from '#machines/clockwork/adjustment.ts';
import type { ClockWorkDayActor } from '#machines/clockwork/clockwork-day.machine.ts';
import { useFaultText } from '#i18n/fault-text.ts';
import { useDateSettings } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { DateTimeField } from '#ui/date-time-field.tsx';

/** The two times in the person's format. Fields for dates are heavy: they come with the dialog. */
export default function AdjustFields({ actor }: { actor: ClockWorkDayActor }) {
  const text = useText('clockwork');
  const faultText = useFaultText();
  const { dateFormat: format } = useDateSettings();
  const { adjustment, adjustmentErrors, problem } = useSelector(actor, (state) => state.context);
  const goesOn = adjustment !== null && mayGoOn(adjustment);
  const errorOf = (side: keyof AdjustmentErrors, label: string, field: string) => {
    const error = adjustmentErrors[side];
    if (error === 'inFuture') return text('inFuture');
    return faultText(error && { rule: error }, label) ?? problem?.fieldErrors[field]?.join(' ');
  };
  return (
    <>
      <DateTimeField
        autoFocus
        label={text('startTime')}
        format={format}
        isRequired
        value={adjustment?.start ?? null}
        error={errorOf('start', text('startTime'), 'newStartTime')}
        onChange={(start) => actor.send({ type: 'adjust.changed', start: start ?? '' })}
      />
      <DateTimeField
        label={text('endTime')}
        format={format}
        isRequired={!goesOn}
        description={goesOn ? text('endGoesOn') : undefined}
        value={adjustment?.end ?? null}
        beginAt={adjustment?.start}
        error={errorOf('end', text('endTime'), 'newEndTime')}
        onChange={(end) => actor.send({ type: 'adjust.changed', end: end ?? '' })}
      />
    </>
  );
}
