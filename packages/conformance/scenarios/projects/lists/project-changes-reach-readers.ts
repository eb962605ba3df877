import { scenario } from '../../../scenario/types.ts';
import { join, project, projectFields, seen } from '../../../support/projects.ts';
import { eventsAfter, readLastEventId } from '../../../support/streams.ts';

const hub = 'streamNotifications';

export default scenario({
  title:
    'A change of a project reaches those who have access to it, and those who have just lost it, but nobody else',
  source: 'API-042, PROJ-003',
  isExclusive: true,
  async run(ctx) {
    const [owner, me] = [ctx.as('member'), ctx.as('colleague')];
    const projectId = await project(ctx, owner);
    const observe = async (act: () => Promise<unknown>) => {
      const from = await readLastEventId(me, hub);
      await act();
      const events = await eventsAfter(me, hub, from);
      return events.flatMap(({ event, data }) => {
        const { projectId: id } = data as { projectId?: string };
        return event === 'projectChanged' && id !== undefined ? [id] : [];
      });
    };
    const addTask = () =>
      owner.request('createProjectTask', {
        body: { projectId, taskName: ctx.name('Task'), taskDescription: '' },
      });
    ctx.expectEqual('events of a project without access', await observe(addTask), []);
    let employeeId = '';
    const joined = await observe(async () => {
      employeeId = await join(owner, projectId, me);
    });
    ctx.expectEqual('events of a new member', joined, [projectId]);
    ctx.expectEqual('events of a new task', await observe(addTask), [projectId]);
    const { id, version } = await seen(owner, projectId);
    const body = { ...projectFields(ctx), id, version };
    const renamed = await observe(() => owner.request('updateProject', { body }));
    ctx.expectEqual('events of a new name', renamed, [projectId]);
    const reading = await observe(() => owner.request('getProject', { path: { id: projectId } }));
    ctx.expectEqual('events of reading', reading, []);
    const removed = await observe(() =>
      owner.request('removeProjectMember', { query: { projectId, employeeId } }),
    );
    ctx.expectEqual('events of the own removal', removed, [projectId]);
    ctx.expectEqual('events after it', await observe(addTask), []);
  },
});
