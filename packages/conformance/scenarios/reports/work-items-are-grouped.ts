import { scenario } from '../../scenario/types.ts';
import { getEmployeeId, impediment, joint, project, task } from '../../support/projects.ts';

export default scenario({
  title:
    'The work view finds tasks and impediments of the projects that its reader sees, by filters that all match, in groups that each count their items, page by page',
  source: 'PROJ-054, PROJ-D22, PROJ-D23, PROJ-D26',
  async run(ctx) {
    const [owner, reader] = [ctx.as('admin'), ctx.as('teamLead')];
    const projectId = await joint(ctx, owner, reader);
    const [first, second, third] = [
      await task(ctx, owner, projectId),
      await task(ctx, owner, projectId),
      await task(ctx, owner, projectId),
    ];
    const raised = await impediment(ctx, owner, projectId);
    const readerId = await getEmployeeId(reader);
    const today = ctx.day(0, reader.timeZone);
    const plan = async (taskId: string, fields: object) => {
      const { task: stored } = await owner.request('getProjectTask', { path: { id: taskId } });
      const { taskName, taskDescription } = stored;
      const body = { taskId, taskName, taskDescription, ...fields };
      await owner.request('updateProjectTask', { body });
    };
    await plan(first, { assigneeId: readerId, dueOn: ctx.day(-1, reader.timeZone) });
    await plan(second, { assigneeId: readerId, dueOn: today, status: 'inProgress' });
    await plan(third, { status: 'done', dueOn: ctx.day(-1, reader.timeZone) });
    const search = (more: object = {}) =>
      reader.request('searchWorkItems', {
        body: { scope: 'all', projectIds: [projectId], page: 1, pageSize: 50, sort: null, ...more },
      });
    const ids = async (more: object) => (await search(more)).items.map(({ id }) => id);
    const all = await search({ group: 'status' });
    ctx.expectEqual('the number of items', all.totalCount, 4);
    ctx.expectEqual(
      'the number of each status',
      all.groups.map(({ id, count }) => [id, count]),
      [
        ['open', 1],
        ['inProgress', 1],
        ['blocked', 1],
        ['done', 1],
      ],
    );
    ctx.expectEqual(
      'the groups of the items, in order',
      all.items.map(({ groupId }) => groupId),
      ['open', 'inProgress', 'blocked', 'done'],
    );
    ctx.expectEqual(
      'the due dates',
      await ids({ kinds: ['task'], statuses: ['open', 'inProgress'] }),
      [first, second],
    );
    ctx.expectEqual('what is overdue', await ids({ due: 'overdue' }), [first]);
    ctx.expectEqual('what is due today', await ids({ due: 'today' }), [second]);
    ctx.expectEqual('the impediments', await ids({ kinds: ['impediment'] }), [raised]);
    ctx.expectEqual('the work of “me”', await ids({ personIds: ['me'] }), [first, second]);
    ctx.expectEqual('what is assigned', await ids({ scope: 'mine', reasons: ['assigned'] }), [
      first,
      second,
    ]);
    const paged = [1, 2].map((page) => ids({ group: 'status', page, pageSize: 2 }));
    ctx.expectEqual(
      'the pages',
      (await Promise.all(paged)).flat(),
      all.items.map(({ id }) => id),
    );
    const board = await search({ group: 'person', rowsPerGroup: 1 });
    ctx.expectEqual('one item of each person', board.items.length, board.groups.length);
    const hidden = await project(ctx, owner);
    await task(ctx, owner, hidden);
    ctx.expectEqual('what others keep', await ids({ projectIds: [hidden] }), []);
    await reader.expectError(400, 'searchWorkItems', {
      body: { scope: 'all', page: 1, pageSize: 50, sort: 'color' },
    });
  },
});
