import { scenario } from '../../../scenario/types.ts';
import { workPlace } from '../../../support/booked.ts';
import { add, emptyDay, entryOn } from '../../../support/clockwork.ts';
import { seen, task } from '../../../support/projects.ts';

export default scenario({
  title: 'The day returns the default project and task, the weekly mail and work from the office',
  source: 'CLOCK-039, CLOCK-017, CLOCK-077',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('member');
    const day = await emptyDay(ctx, me);
    const { projectId, taskId } = await workPlace(ctx, me);
    const { code, name, tasks } = await seen(me, projectId);
    const readActual = async () => {
      const { defaultProject, isClockWorkSetWeeklyMail, isWFO } = await me.request(
        'getClockWorkDay',
        {
          path: { date: day },
        },
      );
      return [defaultProject, isClockWorkSetWeeklyMail, isWFO];
    };
    const shown = {
      projectId,
      projectDisplayString: `${code} ${name}`,
      taskId,
      taskDisplayString: `${tasks[0]?.taskCode} ${tasks[0]?.taskName}`,
    };
    const settings = { isClockWorkSetWeeklyMail: true, isWFO: true };
    const save = (body: { taskId: string | null; fromSettings: boolean }, more = settings) =>
      me.request('saveDefaultProjectTask', { body: { ...more, ...body } });
    const saved = await save({ taskId, fromSettings: true });
    const combo = saved.defaultProjectAndTask;
    ctx.expectEqual('the response', [combo?.projectId, combo?.taskId], [projectId, taskId]);
    ctx.expectEqual('its codes', [combo?.projectCode, combo?.taskCode], [code, tasks[0]?.taskCode]);
    ctx.expectEqual('from the settings', await readActual(), [shown, true, true]);
    const off = { isClockWorkSetWeeklyMail: false, isWFO: false };
    await save({ taskId, fromSettings: false }, off);
    ctx.expectEqual('from a picker', await readActual(), [shown, true, true]);
    await save({ taskId: null, fromSettings: true });
    ctx.expectEqual('without a task', await readActual(), [shown, true, true]);
    const entry = await add(ctx, me, { day, from: '09:00', to: '10:00' });
    ctx.expectEqual('where it was worked', entry.entryAtWork, true);
    await me.request('updateWorkStatus', { query: { isWFO: false }, body: [] });
    ctx.expectEqual('otherTab', await readActual(), [shown, true, false]);
    await save({ taskId: null, fromSettings: true }, off);
    ctx.expectEqual('without mail', await readActual(), [shown, false, false]);
    const stored = await entryOn(ctx, me, day, entry.id);
    ctx.expectEqual('an entry that was not named', stored.entryAtWork, true);
    await me.request('deleteProjectTask', { path: { id: taskId } });
    const only = { ...shown, taskId: null, taskDisplayString: '' };
    ctx.expectEqual('without its task', await readActual(), [only, false, false]);
    await me.request('removeDefaultProjectTask');
    ctx.expectEqual('removed', await readActual(), [null, false, false]);
    await me.expectError(400, 'saveDefaultProjectTask', {
      body: { ...off, taskId: ctx.uuid(), fromSettings: false },
    });
    const next = await task(ctx, me, projectId);
    await save({ taskId: next, fromSettings: false });
    await me.request('deleteProject', { path: { id: projectId } });
    ctx.expectEqual('after its project was deleted', await readActual(), [null, false, false]);
  },
});
