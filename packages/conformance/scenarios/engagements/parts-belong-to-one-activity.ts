import { scenario } from '../../scenario/types.ts';
import { activity, oneActivity, seen, toggle } from '../../support/engagements.ts';

export default scenario({
  title:
    'An activity has one note, and separate documents and action items in the order of creation',
  source: 'ENGAG-053, ENGAG-062',
  async run(ctx) {
    const me = ctx.as('admin');
    const { engagementId, stageId, activityId } = await oneActivity(ctx, me);
    const other = await activity(ctx, me, { engagementId, stageId });
    const shown = async () => {
      const [first] = (await seen(me, engagementId)).stages[0]?.activities ?? [];
      return first;
    };
    const note = { id: ctx.uuid(), activityId, notes: 'One' };
    await me.request('saveEngagementActivityNote', { body: note });
    await me.request('saveEngagementActivityNote', {
      body: { ...note, id: ctx.uuid(), notes: 'Two', version: 1 },
    });
    const text = async () => {
      const notes = (await shown())?.notes;
      return [notes?.id, notes?.activityId, notes?.notes];
    };
    ctx.expectEqual('the note', await text(), [note.id, activityId, 'Two']);
    await me.request('saveEngagementActivityNote', { body: { ...note, notes: ' Three ' } });
    ctx.expectEqual('the note again', await text(), [note.id, activityId, 'Three']);
    const unexpected = { ...note, activityId: other };
    await me.expectError(409, 'saveEngagementActivityNote', { body: unexpected });
    const url = 'https://docs.test/one';
    const docs = ['A', 'B', 'C'].map((description) => ({
      id: ctx.uuid(),
      activityId,
      description: ` ${description} `,
      url,
    }));
    const actions = ['A', 'B', 'C'].map((action) => ({
      id: ctx.uuid(),
      activityId,
      action: ` ${action} `,
      isDone: false,
    }));
    for (const body of docs) await me.request('saveEngagementActivityDoc', { body });
    for (const body of actions) await me.request('saveEngagementActivityAction', { body });
    const [doc, second] = docs;
    const [action, next] = actions;
    if (!doc || !second || !action || !next) return;
    await me.request('saveEngagementActivityDoc', { body: { ...doc, description: 'Z' } });
    await me.request('saveEngagementActivityAction', {
      body: { ...action, action: 'A', isDone: true },
    });
    const stored = await shown();
    const names = stored?.docs.map(({ description }) => description);
    ctx.expectEqual('the documents', names, ['Z', 'B', 'C']);
    const ticks = stored?.actions.map((each) => [each.action, each.isDone]);
    ctx.expectEqual('the action items', ticks, [
      ['A', true],
      ['B', false],
      ['C', false],
    ]);
    await me.expectError(409, 'saveEngagementActivityDoc', { body: { ...doc, activityId: other } });
    await me.expectError(409, 'saveEngagementActivityAction', {
      body: { ...action, activityId: other },
    });
    await me.request('deleteEngagementActivityDoc', { path: { id: second.id } });
    await me.request('deleteEngagementActivityAction', { path: { id: next.id } });
    await me.expectError(404, 'deleteEngagementActivityDoc', { path: { id: second.id } });
    await me.expectError(404, 'deleteEngagementActivityAction', { path: { id: next.id } });
    const remaining = await shown();
    ctx.expectEqual('what is left', [remaining?.docs.length, remaining?.actions.length], [2, 2]);
    await toggle(me, activityId, true);
    await me.expectError(400, 'deleteEngagementActivityDoc', { path: { id: doc.id } });
    await me.expectError(400, 'deleteEngagementActivityAction', { path: { id: action.id } });
    await me.expectError(400, 'saveEngagementActivityAction', {
      body: { ...action, action: 'Else' },
    });
    ctx.expectEqual('the documents of a done one', (await shown())?.docs.length, 2);
  },
});
