import { useSelector } from '@xstate/react';
import type { MeetingActionActor } from '#machines/reviews/meetings/actions/meeting-action.machine.ts';
import type { MeetingParticipant } from '#machines/reviews/meetings/meeting.ts';
import { useText } from '#i18n/text.tsx';
import { FormCombo } from '#records/form/choice-fields.tsx';
import { FormDate } from '#records/form/date-fields.tsx';
import { FormText } from '#records/form/fields.tsx';
import { PartDialog } from '#records/view/part-dialog.tsx';

interface MeetingActionDialogProps {
  actor: MeetingActionActor;
  participants: readonly MeetingParticipant[];
}

/** Adds or edits an action item. Source: REVW-088, REVW-089. */
export function MeetingActionDialog({ actor, participants }: MeetingActionDialogProps) {
  const text = useText('reviewMeetings');
  const isNew = useSelector(actor, ({ context }) => context.part === null);
  const labels = {
    description: text('description'),
    assignedUserId: text('assignee'),
    dueDate: text('dueDate'),
  };
  return (
    <PartDialog
      actor={actor}
      title={text(isNew ? 'addAction' : 'editAction')}
      save={text('save')}
      getLabel={(field) => labels[field]}
    >
      <FormText
        actor={actor}
        field="description"
        label={labels.description}
        isRequired
        multiline
        autoFocus
      />
      <FormCombo
        actor={actor}
        field="assignedUserId"
        label={labels.assignedUserId}
        choices={participants.map(({ participantId: id, name }) => ({ id, label: name }))}
      />
      <FormDate actor={actor} field="dueDate" label={labels.dueDate} isRequired />
    </PartDialog>
  );
}
