import { scenario } from '../../scenario/types.ts';
import { oneActivity, seen } from '../../support/engagements.ts';

export default scenario({
  title:
    'A stale note, document or action item is a conflict that names the last writer; a tick sends no text',
  source: 'ENGAG-081, ENGAG-D16',

  async run(ctx) {
    const me = ctx.as('admin');
    const { activityId, engagementId } = await oneActivity(ctx, me);
    const shown = async () => (await seen(me, engagementId)).stages[0]?.activities[0];
    const note = { id: ctx.uuid(), activityId, notes: 'First' };
    const { clientEngagementActivityNote: written } = await me.request(
      'saveEngagementActivityNote',
      { body: note },
    );
    ctx.expectThat(
      'a note has its version and writer',
      written.version === 1 && !!written.changedBy,
    );
    await me.request('saveEngagementActivityNote', {
      body: { ...note, notes: 'Second', version: 1 },
    });
    const stale = { ...note, notes: 'Third', version: 1 };
    const conflict = await me.expectError(409, 'saveEngagementActivityNote', { body: stale });
    ctx.expectThat(
      'the conflict names the writer',
      conflict.errorMessages.join(' ').includes(written.changedBy ?? '?'),
    );
    const another = { id: ctx.uuid(), activityId, notes: 'Unseen' };
    await me.expectError(409, 'saveEngagementActivityNote', { body: another });
    ctx.expectEqual('the note', (await shown())?.notes?.notes, 'Second');
    const doc = { id: ctx.uuid(), activityId, description: 'One', url: 'https://docs.test/one' };
    await me.request('saveEngagementActivityDoc', { body: doc });
    await me.request('saveEngagementActivityDoc', {
      body: { ...doc, description: 'Two', version: 1 },
    });
    await me.expectError(409, 'saveEngagementActivityDoc', { body: { ...doc, version: 1 } });
    ctx.expectEqual('the document', (await shown())?.docs[0]?.description, 'Two');
    const action = { id: ctx.uuid(), activityId, action: 'One' };
    await me.request('saveEngagementActivityAction', { body: action });
    await me.request('saveEngagementActivityAction', {
      body: { ...action, action: 'Two', version: 1 },
    });
    await me.expectError(409, 'saveEngagementActivityAction', { body: { ...action, version: 1 } });
    const tick = { id: action.id, activityId, isDone: true };
    await me.request('saveEngagementActivityAction', { body: tick });
    const [item] = (await shown())?.actions ?? [];
    ctx.expectEqual('the ticked item', [item?.action, item?.isDone], ['Two', true]);
    const nothing = { id: ctx.uuid(), activityId };
    await me.expectError(400, 'saveEngagementActivityAction', { body: nothing });
    await me.request('deleteEngagementActivityNote', { path: { id: note.id } });
    ctx.expectEqual('the note after its deletion', (await shown())?.notes, null);
  },
});
