import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { SplitEntryActor } from '#machines/clockwork/entry/split-entry.machine.ts';
import { partsAt, splitRange } from '#machines/clockwork/entry/split.ts';
import { isLocalTime, toLocalTime } from '#machines/clockwork/day/time.ts';
import { readEnd } from '#machines/spoken-time/spoken-time.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { SpokenField } from '#records/time/spoken-field.tsx';
import { useSpoken } from '#records/time/use-spoken.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Slider } from '#ui/fields/slider.tsx';
import { useErrorFocus } from '#ui/fields/use-error-focus.ts';
import styles from './split-dialog.module.css';

const minute = 60_000;

interface SplitDialogProps {
  actor: SplitEntryActor;
}

/**
 * The time at which an entry is split, set with a slider or by typing. Source: CLOCK-010,
 * CLOCK-030.
 */
export function SplitDialog({ actor }: SplitDialogProps) {
  const clock = useText('clockwork');
  const text = useText('clockDay');
  const formId = useId();
  const isOpen = useSelector(actor, (state) => state.hasTag('open'));
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const cancel = () => actor.send({ type: 'CANCEL' });
  return (
    <Dialog
      size="small"
      title={text('splitTitle')}
      closeLabel={clock('close')}
      isOpen={isOpen}
      onClose={cancel}
      actions={
        <>
          <Button isDisabled={isBusy} onPress={cancel}>
            {clock('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={isBusy}
            pendingLabel={text('splitting')}
          >
            {text('split')}
          </Button>
        </>
      }
    >
      <SplitForm actor={actor} formId={formId} />
    </Dialog>
  );
}

function SplitForm({ actor, formId }: SplitDialogProps & { formId: string }) {
  const clock = useText('clockwork');
  const text = useText('clockDay');
  const { time } = useFormat();
  const { entry, point, typed, error, failure } = useSelector(actor, (state) => state.context);
  const form = useErrorFocus(error === null ? {} : { splitTime: error });
  const { habits } = useSpoken();
  const { timeZone } = habits;
  const { first, last } = splitRange(entry);
  const start = toLocalTime(entry.startTime, timeZone);
  const shownDay = start.slice(0, 10);
  const shown = (timestamp: number) => time(new Date(timestamp).toISOString());
  const outside = text('splitOutside', { first: shown(first), last: shown(last) });
  // Relative to the minute in which the entry starts.
  const sliderMin = first - minute;
  return (
    <form
      ref={form}
      id={formId}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'entry.split' });
      }}
    >
      <SaveFailure failure={failure} title={text('notSplit')} />
      <p className={styles.name} dir="auto">
        {entry.description || clock('noDescription')}
      </p>
      <Slider
        label={text('splitPoint')}
        minValue={1}
        maxValue={(last - sliderMin) / minute}
        step={1}
        value={((point ?? first) - sliderMin) / minute}
        formatOptions={{ style: 'unit', unit: 'minute', unitDisplay: 'long' }}
        onChange={(minutes) =>
          actor.send({ type: 'point.moved', point: sliderMin + minutes * minute })
        }
      />
      <SpokenField
        autoFocus
        isRequired
        label={text('splitAt')}
        side="end"
        shownDay={shownDay}
        value={point === null ? typed : toLocalTime(new Date(point).toISOString(), timeZone)}
        error={error === 'outside' ? outside : error?.message}
        unfit={outside}
        read={(input) => readEnd(input, { ...habits, now: last, day: shownDay, start })}
        onChange={({ end = '' }, typedText) =>
          actor.send({
            type: 'point.typed',
            time: isLocalTime(end) ? end.slice(11) : '',
            typed: typedText,
          })
        }
      />
      <Parts actor={actor} point={point} />
    </form>
  );
}

/** Both parts with their times and durations, as the day would list them. */
function Parts({ actor, point }: SplitDialogProps & { point: number | null }) {
  const text = useText('clockDay');
  const { time, hours } = useFormat();
  const { startTime, endTime } = useSelector(actor, ({ context }) => context.entry);
  if (point === null || endTime === null) return null;
  const { before, after } = partsAt({ startTime, endTime }, point);
  const middle = new Date(point).toISOString();
  const parts = [
    { start: startTime, end: middle, seconds: before },
    { start: middle, end: endTime, seconds: after },
  ];
  return (
    <ol className={styles.parts} aria-label={text('splitParts')}>
      {parts.map(({ start, end, seconds }) => (
        <li key={start} className={styles.part} style={{ flexGrow: seconds }}>
          <bdi>{`${time(start)} – ${time(end)}`}</bdi>
          <strong>{hours(seconds)}</strong>
        </li>
      ))}
    </ol>
  );
}
