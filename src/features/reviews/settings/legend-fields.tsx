import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ReviewSettingsActor } from '#machines/reviews/settings/review-settings.machine.ts';
import type { LegendStatus } from '#machines/reviews/settings/review-settings.ts';
import { badgeStyles } from '#machines/reviews/steps/review-step.ts';
import { useText } from '#i18n/text.tsx';
import { useField } from '#records/form/use-field.ts';
import { Select } from '#ui/fields/select.tsx';
import { StyleBadge } from '../shared/style-badge.tsx';
import styles from './review-settings.module.css';
import { useFieldLabel } from './use-field-label.ts';

interface LegendFieldsProps {
  actor: ReviewSettingsActor;
  statuses: readonly LegendStatus[];
}

/** The colour of each status, with a preview of its badge. Source: REVW-052. */
export function LegendFields({ actor, statuses }: LegendFieldsProps) {
  const text = useText('reviewSettings');
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId}>{text('legends')}</h2>
      <div className={styles.fields}>
        <p className={styles.hint}>{text('legendsText')}</p>
        <ul className={styles.legends}>
          {statuses.map((status) => (
            <LegendField key={status} actor={actor} status={status} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function LegendField({ actor, status }: { actor: ReviewSettingsActor; status: LegendStatus }) {
  const text = useText('reviewSettings');
  const reviews = useText('reviews');
  const records = useText('records');
  const label = useFieldLabel()(status);
  const style = useSelector(actor, ({ context }) => context.form[status]);
  const { change, isLocked, error } = useField({ actor, field: status, label });
  const isOfCycle = status === 'InProgress' || status === 'Completed' || status === 'Archived';
  return (
    <li className={styles.legend}>
      <span className={styles.sample}>
        <StyleBadge style={style}>
          {reviews(isOfCycle ? `cycleStatus_${status}` : `status_${status}`)}
        </StyleBadge>
      </span>
      <span className={styles.hint}>
        {text(status === 'NotStarted' ? 'both' : isOfCycle ? 'cycle' : 'review')}
      </span>
      <div data-field={status}>
        <Select
          hideLabel
          label={label}
          placeholder={records('pleaseSelect')}
          items={badgeStyles.map((id) => ({ id, label: reviews(`style_${id}`) }))}
          value={style}
          onChange={(selected) => {
            if (selected !== null) change(selected);
          }}
          isLocked={isLocked}
          error={error}
        />
      </div>
    </li>
  );
}
