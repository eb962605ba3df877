import { use } from 'react';
import { DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components';
import { isWithinDay, ordered, type DateFormat } from './day.ts';
import styles from './date-field.module.css';

type Segment = Parameters<Parameters<typeof DateInput>[0]['children']>[0];

/** Day, month and year to type into, in the order of the person; a time as the language has it. */
export function DateSegments({ format, slot }: { format: DateFormat; slot?: 'start' | 'end' }) {
  return (
    <DateInput {...(slot && { slot })} className={styles.segments ?? ''}>
      {(segment) => <Ordered segment={segment} format={format} />}
    </DateInput>
  );
}

/** In place of a segment of the language's order the one that stands there in the person's. */
function Ordered({ segment, format }: { segment: Segment; format: DateFormat }) {
  const segments = use(DateFieldStateContext)?.segments ?? [];
  const shown = ordered(segments, format)[segments.indexOf(segment)] ?? segment;
  if (!shown.isEditable) {
    return (
      <span aria-hidden="true" className={styles.literal}>
        {isWithinDay(segments, shown) ? '/' : shown.text}
      </span>
    );
  }
  return <DateSegment segment={shown} className={styles.segment ?? ''} />;
}
