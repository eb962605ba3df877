import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ReviewSettingsActor } from '#machines/reviews/settings/review-settings.machine.ts';
import { useText } from '#i18n/text.tsx';
import { FormSwitch } from '#records/form/fields.tsx';
import { useField } from '#records/form/use-field.ts';
import { Select } from '#ui/fields/select.tsx';
import styles from './review-settings.module.css';

const none = 'none';

/** The default workflow, the reminders of clients, and the calendar. Source: REVW-D26, REVW-D30. */
export function GeneralSettings({ actor }: { actor: ReviewSettingsActor }) {
  const text = useText('reviewSettings');
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId}>{text('general')}</h2>
      <div className={styles.fields}>
        <DefaultWorkflow actor={actor} />
        <FormSwitch
          actor={actor}
          field="isClientAutoNudge"
          label={text('isClientAutoNudge')}
          stateText={(isOn) => text(isOn ? 'autoNudgeOn' : 'autoNudgeOff')}
        />
        <FormSwitch
          actor={actor}
          field="isGoogleCalendarSynced"
          label={text('isGoogleCalendarSynced')}
          stateText={(isOn) => text(isOn ? 'calendarOn' : 'calendarOff')}
        />
      </div>
    </section>
  );
}

function DefaultWorkflow({ actor }: { actor: ReviewSettingsActor }) {
  const text = useText('reviewSettings');
  const label = text('defaultWorkflowId');
  const choices = useSelector(actor, ({ context }) => context.choices) ?? [];
  const { value, change, isLocked, error } = useField({
    actor,
    field: 'defaultWorkflowId',
    label,
  });
  const selected = typeof value === 'string' ? value : '';
  const isListed = selected === '' || choices.some(({ workflowId }) => workflowId === selected);
  return (
    <div data-field="defaultWorkflowId">
      <Select
        label={label}
        description={text('defaultWorkflowText')}
        placeholder={text('unknownWorkflow')}
        items={[
          { id: none, label: text('noWorkflow') },
          ...choices.map(({ workflowId, workflowName }) => ({
            id: workflowId,
            label: workflowName,
          })),
        ]}
        value={isListed ? selected || none : null}
        onChange={(id) => change(id === null || id === none ? '' : id)}
        isLocked={isLocked}
        error={error}
      />
    </div>
  );
}
