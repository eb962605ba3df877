import { use } from 'react';
import { DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components';
import { isWithinDay, ordered, type DateFormat } from './day.ts';
import { FillObserver, type InputTracker } from './incomplete-input.tsx';
import { withoutMarks } from './isolate.tsx';
import styles from './date-field.module.css';

type Segment = Parameters<Parameters<typeof DateInput>[0]['children']>[0];

interface DateSegmentsProps {
  format: DateFormat;
  tracker: InputTracker;
  slot?: 'start' | 'end';
}

/** Day, month and year to type into, in the order of the person; a time as the language has it. */
export function DateSegments({ slot, ...rest }: DateSegmentsProps) {
  return (
    <DateInput {...(slot && { slot })} className={styles.segments ?? ''}>
      {(segment) => <Ordered segment={segment} slot={slot ?? 'start'} {...rest} />}
    </DateInput>
  );
}

/** In place of a segment of the language's order the one that stands there in the person's. */
function Ordered({
  segment,
  format,
  tracker,
  slot = 'start',
}: DateSegmentsProps & { segment: Segment }) {
  const segments = use(DateFieldStateContext)?.segments ?? [];
  const at = segments.indexOf(segment);
  const shown = ordered(segments, format)[at] ?? segment;
  return (
    <>
      {at === 0 && <FillObserver tracker={tracker} slot={slot} />}
      <Part segments={segments} shown={shown} />
    </>
  );
}

function Part({ segments, shown }: { segments: readonly Segment[]; shown: Segment }) {
  if (!shown.isEditable) {
    return (
      <span aria-hidden="true" className={styles.literal}>
        {isWithinDay(segments, shown) ? '/' : withoutMarks(shown.text)}
      </span>
    );
  }
  return <DateSegment segment={shown} className={styles.segment ?? ''} />;
}
