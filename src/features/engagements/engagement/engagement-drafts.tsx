import { useSelector } from '@xstate/react';
import {
  emptyAction,
  emptyDoc,
  emptyNote,
} from '#machines/engagements/engagement/activity/activity-part.ts';
import { emptyActivity } from '#machines/engagements/engagement/activity/engagement-activity-form.ts';
import { systemClock } from '#machines/clock.ts';
import type {
  ActivityWriteEvent,
  EngagementActivityActor,
} from '#machines/engagements/engagement/activity/engagement-activity.machine.ts';
import type { Activity } from '#machines/engagements/engagement/engagement.ts';
import type { EngagementFormActor } from '#machines/engagements/engagement/engagement-form.machine.ts';
import { emptyEngagement } from '#machines/engagements/engagement/engagement-form.ts';
import { emptyStage } from '#machines/engagements/engagement/engagement-stage.ts';
import {
  getActivityName,
  type EngagementActor,
} from '#machines/engagements/engagement/engagement.machine.ts';
import type { RecordPartActor } from '#machines/records/create-record-part.ts';
import type { FormValues } from '#machines/records/form-values.ts';
import { useDraftObserver, useDraftOwner } from '#page/drafts/use-draft.ts';
import { listDrafts } from '#session/storage/forms/drafts.ts';
import { UnsavedDialog } from '#page/drafts/unsaved-dialog.tsx';
import { usePartDraft } from '#page/drafts/use-part-draft.ts';
import * as v from 'valibot';

/** Stores as drafts what is typed in the dialogs and in the cards of an engagement. */
export function EngagementDrafts({ actor }: { actor: EngagementActor }) {
  const { id, activityIds } = useSelector(actor, ({ context }) => context);
  const children = useSelector(actor, (state) => state.children);
  const activities = children as unknown as Readonly<
    Record<string, EngagementActivityActor | undefined>
  >;
  return (
    <>
      {children.form && <FormDraft key={children.form.sessionId} actor={children.form} />}
      {children.stage && (
        <PartDraft
          key={children.stage.sessionId}
          actor={children.stage}
          name={`engagement-stage ${id}`}
          emptyForm={emptyStage}
          getId={({ stageId }) => stageId}
        />
      )}
      {children.activityForm && (
        <PartDraft
          key={children.activityForm.sessionId}
          actor={children.activityForm}
          name={`engagement-activity ${children.activityForm.getSnapshot().context.parentId}`}
          emptyForm={emptyActivity}
          getId={({ activityId }) => activityId}
        />
      )}
      {activityIds.map((activityId) => {
        const activity = activities[getActivityName(activityId)];
        return (
          activity && <ActivityDrafts key={activityId} actor={activity} activityId={activityId} />
        );
      })}
    </>
  );
}

/** A copy is a draft of its own, by the engagement that it starts from. */
function FormDraft({ actor }: { actor: EngagementFormActor }) {
  const isCopy = actor.getSnapshot().context.part?.copyId != null;
  const question = usePartDraft(actor, {
    name: isCopy ? 'engagement-copy' : 'engagement-form',
    emptyForm: emptyEngagement,
    fieldSchemas: { createdOn: v.nullable(v.string()) },
    getId: ({ id }) => id,
  });
  return <UnsavedDialog question={question} onLeave={() => actor.send({ type: 'CANCEL' })} />;
}

function ActivityDrafts({
  actor,
  activityId,
}: {
  actor: EngagementActivityActor;
  activityId: string;
}) {
  const { note, doc, action } = useSelector(actor, ({ children }) => children);
  useStoredDrafts(actor);
  return (
    <>
      {note && (
        <PartDraft
          key={note.sessionId}
          actor={note}
          name={`activity-note ${activityId}`}
          emptyForm={emptyNote}
          getId={({ id }) => id}
        />
      )}
      {doc && (
        <PartDraft
          key={doc.sessionId}
          actor={doc}
          name={`activity-doc ${activityId}`}
          emptyForm={emptyDoc}
          getId={({ id }) => id}
        />
      )}
      {action && (
        <PartDraft
          key={action.sessionId}
          actor={action}
          name={`activity-action ${activityId}`}
          emptyForm={emptyAction}
          getId={({ id }) => id}
        />
      )}
    </>
  );
}

/** The forms of an activity whose drafts have one of these names. */
function findDrafts(
  { activityId, notes, docs, actions }: Activity,
  names: readonly string[],
): readonly ActivityWriteEvent[] {
  const has = (kind: string, part: { id: string } | null) =>
    names.includes(`activity-${kind} ${activityId} ${part === null ? 'new' : part.id}`);
  return [
    ...(has('note', notes) ? [{ type: 'note.write' } as const] : []),
    ...[...docs, null]
      .filter((doc) => has('doc', doc))
      .map((doc) => ({ type: 'doc.write', doc }) as const),
    ...[...actions, null]
      .filter((action) => has('action', action))
      .map((action) => ({ type: 'action.write', action }) as const),
  ];
}

/** Lets the card of an activity show which drafts of it are stored, e.g. after a reload. */
function useStoredDrafts(actor: EngagementActivityActor): void {
  const { subject, tenantId } = useDraftOwner('');
  useDraftObserver(actor, (card) => {
    let last = '[]';
    const show = ({ status, context }: ReturnType<typeof card.getSnapshot>) => {
      const names = listDrafts({ subject, tenantId }, systemClock.now()).map(({ form }) => form);
      const drafts = findDrafts(context.activity, names);
      const text = JSON.stringify(drafts);
      if (text === last || status !== 'active') return;
      last = text;
      card.send({ type: 'drafts.found', drafts });
    };
    show(card.getSnapshot());
    return show;
  });
}

interface PartDraftProps<Part extends { version: number }, Form extends FormValues> {
  actor: RecordPartActor<Part, Form>;
  /** The name of the form and its record. */
  name: string;
  emptyForm: Form;
  getId: (part: Part) => string;
}

function PartDraft<Part extends { version: number }, Form extends FormValues>({
  actor,
  ...draft
}: PartDraftProps<Part, Form>) {
  const question = usePartDraft(actor, draft);
  return <UnsavedDialog question={question} onLeave={() => actor.send({ type: 'CANCEL' })} />;
}
