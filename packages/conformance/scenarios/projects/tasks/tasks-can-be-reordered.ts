import { scenario } from '../../../scenario/types.ts';
import { joint, project, seen, task } from '../../../support/projects.ts';

export default scenario({
  title:
    'Tasks have an order: a new one comes last, and each can be placed first or after another without a new version',
  source: 'PROJ-063',
  async run(ctx) {
    const [owner, me] = [ctx.as('admin'), ctx.as('member')];
    const projectId = await joint(ctx, owner, me);
    const [a, b, c] = [
      await task(ctx, me, projectId),
      await task(ctx, owner, projectId),
      await task(ctx, me, projectId),
    ];
    const ordered = async () => {
      const { tasks } = await seen(owner, projectId);
      return tasks
        .toSorted((one, other) => ((one.order ?? '') < (other.order ?? '') ? -1 : 1))
        .map(({ taskId }) => taskId);
    };
    const place = async (taskId: string, afterTaskId: string | null) => {
      const body = { taskId, afterTaskId };
      const { version } = (await me.request('reorderProjectTask', { body })).task;
      ctx.expectEqual('its version', version, 1);
      return ordered();
    };
    ctx.expectEqual('at first', await ordered(), [a, b, c]);
    ctx.expectEqual('the last one first', await place(c, null), [c, a, b]);
    ctx.expectEqual('in between', await place(c, a), [a, c, b]);
    ctx.expectEqual('in between again', await place(b, a), [a, b, c]);
    ctx.expectEqual('the first one last', await place(a, c), [b, c, a]);
    const d = await task(ctx, me, projectId);
    ctx.expectEqual('a new one', await ordered(), [b, c, a, d]);
    const foreign = await task(ctx, owner, await project(ctx, owner));
    for (const afterTaskId of [foreign, ctx.uuid(), a]) {
      await owner.expectError(400, 'reorderProjectTask', { body: { taskId: a, afterTaskId } });
    }
    const unknown = { taskId: ctx.uuid(), afterTaskId: null };
    await owner.expectError(404, 'reorderProjectTask', { body: unknown });
    await me.expectError(404, 'reorderProjectTask', {
      body: { taskId: foreign, afterTaskId: null },
    });
    ctx.expectEqual('after the rejections', await ordered(), [b, c, a, d]);
  },
});
