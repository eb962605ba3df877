import type { CycleHead } from '#machines/reviews/cycles/cycle-head.ts';
import type { FormActor, FormValues } from '#machines/records/form-values.ts';
import { useText } from '#i18n/text.tsx';
import { FormDate } from '#records/form/date-fields.tsx';
import { FormText } from '#records/form/fields.tsx';
import styles from './review-cycles.module.css';

/** Name, period, year and days of a cycle, in a form that has these fields. */
export function CycleHeadFields<Form extends CycleHead & FormValues>({
  actor,
}: {
  actor: FormActor<Form>;
}) {
  const text = useText('reviewCycles');
  const of = (field: keyof CycleHead) => ({ actor, field, label: text(field) });
  return (
    <>
      <FormText {...of('cycleName')} isRequired autoFocus />
      <div className={styles.pair}>
        <FormText {...of('period')} isRequired />
        <FormText {...of('year')} isRequired />
      </div>
      <div className={styles.pair}>
        <FormDate {...of('startDate')} isRequired />
        <FormDate {...of('endDate')} isRequired description={text('endHint')} />
      </div>
    </>
  );
}
