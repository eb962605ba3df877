import { render, waitFor } from '@testing-library/react';
import { createActor, setup } from 'xstate';
import { expect, it } from 'vitest';
import { systemClock } from '#machines/clock.ts';
import {
  bareActivity,
  exampleDoc,
  noReport,
} from '#machines/engagements/engagement/engagement.fixtures.ts';
import { engagementActivityMachine } from '#machines/engagements/engagement/activity/engagement-activity.machine.ts';
import {
  getActivityName,
  type EngagementActor,
} from '#machines/engagements/engagement/engagement.machine.ts';
import { openPage } from '#page/open-page.fixtures.tsx';
import { persistDraft, releaseDrafts } from '#session/storage/forms/drafts.ts';
import { EngagementDrafts } from './engagement-drafts.tsx';

const activity = { ...bareActivity, docs: [exampleDoc] };
const { activityId } = activity;

/** An engagement with one activity. */
const openEngagement = () =>
  createActor(
    setup({ actors: { activity: engagementActivityMachine } }).createMachine({
      context: { id: 'engagement', activityIds: [activityId] },
      invoke: {
        id: getActivityName(activityId),
        src: 'activity',
        input: { activity, report: noReport },
      },
    }),
  ).start() as unknown as EngagementActor;

it('an activity shows which drafts of it are stored, until they are discarded', async () => {
  for (const form of ['activity-note', 'activity-doc', 'activity-action'].map(
    (kind) => `${kind} ${activityId} ${kind === 'activity-doc' ? exampleDoc.id : 'new'}`,
  )) {
    const owner = { subject: 'ava', tenantId: 'aster', form };
    const typed = { notes: 'Typed' };
    const content = { form: typed, base: { notes: '' }, version: null, madeId: null };
    persistDraft(owner, { ...content, offered: null }, systemClock.now());
    releaseDrafts([owner], systemClock.now());
  }
  const engagement = openEngagement();
  const { wrapper } = await openPage();
  render(<EngagementDrafts actor={engagement} />, { wrapper });
  const card = engagement.getSnapshot().children[getActivityName(activityId)];
  const getDrafts = () => card?.getSnapshot().context.drafts;
  await waitFor(() =>
    expect(getDrafts()).toEqual([
      { type: 'note.write' },
      { type: 'doc.write', doc: exampleDoc },
      { type: 'action.write', action: null },
    ]),
  );
  card?.send({ type: 'note.write' });
  const note = card?.getSnapshot().children.note;
  await waitFor(() => expect(note?.getSnapshot().context.draft).not.toBeNull());
  note?.send({ type: 'draft.discarded' });
  note?.send({ type: 'CANCEL' });
  await waitFor(() => expect(getDrafts()).toHaveLength(2));
});
