import { useSelector } from '@xstate/react';
import type { EngagementActivityFormActor } from '#machines/engagements/engagement/activity/engagement-activity-form.machine.ts';
import { useText } from '#i18n/text.tsx';
import { FormNumber, FormSwitch, FormText } from '#records/form/fields.tsx';
import { PartDialog } from '#records/view/part-dialog.tsx';
import styles from '../engagement.module.css';

/** Adds or edits an activity. Source: ENGAG-076, ENGAG-077. */
export function ActivityDialog({ actor }: { actor: EngagementActivityFormActor }) {
  const text = useText('engagement');
  const records = useText('records');
  const isNew = useSelector(actor, ({ context }) => context.part === null);
  const labels = {
    activityDesc: text('activityDesc'),
    isTenantVisible: text('tenantVisible'),
    baseline: text('baseline'),
    actuals: text('actuals'),
    threshold: text('threshold'),
  };
  return (
    <PartDialog
      actor={actor}
      title={text(isNew ? 'addActivity' : 'editActivity')}
      save={records('save')}
      getLabel={(field) => labels[field]}
    >
      <FormText
        actor={actor}
        field="activityDesc"
        label={labels.activityDesc}
        isRequired
        autoFocus
        multiline
      />
      <div className={styles.numbers}>
        <FormNumber actor={actor} field="baseline" label={labels.baseline} />
        <FormNumber actor={actor} field="actuals" label={labels.actuals} />
        <FormNumber actor={actor} field="threshold" label={labels.threshold} />
      </div>
      <FormSwitch
        actor={actor}
        field="isTenantVisible"
        label={labels.isTenantVisible}
        stateText={(isOn) => text(isOn ? 'activityVisible' : 'activityHidden')}
      />
    </PartDialog>
  );
}
