import { useSelector } from '@xstate/react';
import * as v from 'valibot';
import { emptyMeetingAction } from '#machines/reviews/meetings/actions/meeting-action-form.ts';
import { emptyMeeting } from '#machines/reviews/meetings/meeting-form.ts';
import type { MeetingNotesActor } from '#machines/reviews/meetings/meeting-notes.machine.ts';
import type { ReviewMeetingActor } from '#machines/reviews/meetings/review-meeting.machine.ts';
import type { RecordPartActor } from '#machines/records/create-record-part.ts';
import type { FieldSchemas, FormValues } from '#machines/records/form-values.ts';
import { UnsavedDialog } from '#page/drafts/unsaved-dialog.tsx';
import { useDraft, useDraftOwner } from '#page/drafts/use-draft.ts';
import { usePartDraft } from '#page/drafts/use-part-draft.ts';

/** The notes that this device stores. */
export const notesDraftSchema = v.object({
  meetingId: v.string(),
  text: v.string(),
  version: v.nullable(v.number()),
});

/** The name under which the notes of a review's meeting are stored. */
export const getNotesDraftName = (reviewId: string): string => `meeting-notes ${reviewId}`;

const nullableText = v.nullable(v.string());

/** Stores as drafts what is typed about a meeting. */
export function MeetingDrafts({ actor }: { actor: ReviewMeetingActor }) {
  const reviewId = useSelector(actor, ({ context }) => context.reviewId);
  const { form, work } = useSelector(actor, ({ children }) => children);
  return (
    <>
      {form && (
        <PartDraft
          key={form.sessionId}
          actor={form}
          name={`review-meeting ${reviewId}`}
          emptyForm={emptyMeeting}
          fieldSchemas={{
            meetingDay: nullableText,
            reviewMeetingStartTime: nullableText,
            reviewMeetingEndTime: nullableText,
            reviewParticipants: v.array(v.string()),
          }}
          getId={({ meeting }) => meeting?.id ?? 'new'}
        />
      )}
      {work && <WorkDrafts key={work.sessionId} actor={work} reviewId={reviewId} />}
    </>
  );
}

type Work = NonNullable<ReturnType<ReviewMeetingActor['getSnapshot']>['children']['work']>;

function WorkDrafts({ actor, reviewId }: { actor: Work; reviewId: string }) {
  const { action, notes } = useSelector(actor, ({ children }) => children);
  const meetingId = useSelector(actor, ({ context }) => context.meeting.id);
  return (
    <>
      {action && (
        <PartDraft
          key={action.sessionId}
          actor={action}
          name={`meeting-action ${meetingId}`}
          emptyForm={emptyMeetingAction}
          fieldSchemas={{ dueDate: nullableText }}
          getId={({ id }) => id}
        />
      )}
      {notes && <NotesDraft actor={notes} name={getNotesDraftName(reviewId)} />}
    </>
  );
}

function NotesDraft({ actor, name }: { actor: MeetingNotesActor; name: string }) {
  useDraft(actor, useDraftOwner(name), ({ value, context: { id, text, stored } }) =>
    value === 'saved' || value === 'unchanged'
      ? null
      : { meetingId: id, text, version: stored.version },
  );
  return null;
}

interface PartDraftProps<Part extends { version: number }, Form extends FormValues> {
  actor: RecordPartActor<Part, Form>;
  name: string;
  emptyForm: Form;
  fieldSchemas: FieldSchemas<Form>;
  getId: (part: Part) => string;
}

function PartDraft<Part extends { version: number }, Form extends FormValues>({
  actor,
  ...draft
}: PartDraftProps<Part, Form>) {
  const question = usePartDraft(actor, draft);
  return <UnsavedDialog question={question} onLeave={() => actor.send({ type: 'CANCEL' })} />;
}
