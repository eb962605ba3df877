import { useSelector } from '@xstate/react';
import type { MeetingFormActor } from '#machines/reviews/meetings/meeting-form.machine.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { FormChoices } from '#records/form/choice-fields.tsx';
import { FormDate, FormTime } from '#records/form/date-fields.tsx';
import { FormSwitch, FormText } from '#records/form/fields.tsx';
import { PartDialog } from '#records/view/part-dialog.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import styles from './meetings.module.css';

/** Plans or edits a meeting. Source: REVW-037, REVW-038, REVW-039. */
export function MeetingDialog({ actor }: { actor: MeetingFormActor }) {
  const text = useText('reviewMeetings');
  const format = useFormat();
  const { part, base } = useSelector(actor, ({ context }) => context);
  const people = part?.participants ?? [];
  const always = people.filter(({ isUnEditable }) => isUnEditable).map(({ name }) => name);
  const labels = {
    reviewMeetingName: text('reviewMeetingName'),
    reviewMeetingURL: text('reviewMeetingURL'),
    reviewMeetingLocation: text('reviewMeetingLocation'),
    meetingDay: text('meetingDay'),
    reviewMeetingStartTime: text('reviewMeetingStartTime'),
    reviewMeetingEndTime: text('reviewMeetingEndTime'),
    isOvernight: text('isOvernight'),
    timeZone: text('when'),
    reviewParticipants: text('participants'),
  };
  return (
    <PartDialog
      actor={actor}
      title={text(part?.meeting ? 'editTitle' : 'planTitle')}
      save={text('save')}
      getLabel={(field) => labels[field]}
    >
      <FormText
        actor={actor}
        field="reviewMeetingName"
        label={labels.reviewMeetingName}
        isRequired
        autoFocus
      />
      <div className={styles.times}>
        <FormDate actor={actor} field="meetingDay" label={labels.meetingDay} isRequired />
        <FormTime
          actor={actor}
          field="reviewMeetingStartTime"
          label={labels.reviewMeetingStartTime}
          isRequired
        />
        <FormTime
          actor={actor}
          field="reviewMeetingEndTime"
          label={labels.reviewMeetingEndTime}
          isRequired
        />
      </div>
      <p className={styles.muted}>{isolate(text('timeZoneHint', { zone: base.timeZone }))}</p>
      {base.isOvernight && (
        <FormSwitch
          actor={actor}
          field="isOvernight"
          label={labels.isOvernight}
          stateText={(isOn) => text(isOn ? 'overnightOn' : 'overnightOff')}
        />
      )}
      <FormChoices
        actor={actor}
        field="reviewParticipants"
        label={labels.reviewParticipants}
        isRequired
        choices={people
          .filter(({ isUnEditable }) => !isUnEditable)
          .map(({ participantId: id, name }) => ({ id, label: name }))}
        {...(always.length > 0 && {
          description: text('alwaysInvited', { names: format.list(always) }),
        })}
      />
      <FormText
        actor={actor}
        field="reviewMeetingURL"
        label={labels.reviewMeetingURL}
        type="url"
        description={text('urlHint')}
      />
      <FormText actor={actor} field="reviewMeetingLocation" label={labels.reviewMeetingLocation} />
    </PartDialog>
  );
}
