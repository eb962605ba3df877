import { use } from 'react';
import { DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components';
import { isWithinDay, ordered, type DateFormat } from './day.ts';
import { FillObserver, type InputTracker } from '../fields/incomplete-input.tsx';
import { withoutMarks } from '../controls/isolate.tsx';
import styles from './date-field.module.css';

type Segment = Parameters<Parameters<typeof DateInput>[0]['children']>[0];

interface DateSegmentsProps {
  format: DateFormat;
  tracker: InputTracker;
  slot?: 'start' | 'end';
}

/**
 * Editable segments for day, month and year in the user's order; a time is formatted by the
 * language.
 */
export function DateSegments({ slot, ...rest }: DateSegmentsProps) {
  return (
    <DateInput {...(slot && { slot })} className={styles.segments ?? ''}>
      {(segment) => <Ordered segment={segment} slot={slot ?? 'start'} {...rest} />}
    </DateInput>
  );
}

/**
 * Replaces each segment of the language's order by the one at the same position in the user's
 * order.
 */
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
