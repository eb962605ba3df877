import { scenario } from '../../../scenario/types.ts';
import { getEmployeeId, join, link, project, seen, subProject } from '../../../support/projects.ts';

export default scenario({
  title:
    'A project lists the pending requests from it and to it: from whom, to whom, since when, and what the user may do; owners of projects above may answer as well',
  source: 'PROJ-032, PROJ-043',
  isExclusive: true,
  async run(ctx) {
    const [top, owner, me] = [ctx.as('admin'), ctx.as('colleague'), ctx.as('member')];
    const above = await project(ctx, top);
    const projectId = await subProject(ctx, top, above);
    const employeeId = await getEmployeeId(owner);
    await top.request('changeProjectOwner', { query: { projectId, employeeId } });
    await join(owner, projectId, me);
    const subProjectId = await project(ctx, me);
    const body = { projectId, subProjectId, employeeId: await getEmployeeId(me) };
    const before = Date.now() - 60_000;
    await me.request('requestSubProjectLink', { body });
    const [parent, sub] = [await seen(owner, projectId), await seen(me, subProjectId)];
    const sent = sub.linkRequest;
    ctx.expectEqual(
      'the request that the sub-project sent',
      [sent?.parentProject?.code, sent?.subProject.code, sent?.toName, sent?.requestedBy],
      [parent.code, sub.code, parent.ownedBy, sub.ownedBy],
    );
    const requestedAt = Date.parse(sent?.requestedOn ?? '');
    ctx.expectThat('it has its time', requestedAt > before && requestedAt < Date.now() + 60_000);
    ctx.expectEqual('what the sender may do', [sent?.mayAnswer, sent?.mayWithdraw], [false, true]);
    const received = async (who: typeof me, id = projectId) =>
      ((await who.request('getProject', { path: { id } })).linkRequests ?? []).map((each) => [
        each.subProject.id,
        each.mayAnswer,
        each.mayWithdraw,
      ]);
    for (const who of [owner, top]) {
      ctx.expectEqual('those who may answer it', await received(who), [
        [subProjectId, true, false],
      ]);
    }
    ctx.expectEqual('what the sender sees there', await received(me), [
      [subProjectId, false, true],
    ]);
    ctx.expectEqual('of the project above', await received(top, above), []);
    await top.request('denySubProjectRequest', { body: { projectId, subProjectId } });
    ctx.expectEqual('once denied', await received(owner), []);
    ctx.expectEqual('nothing is sent', (await seen(me, subProjectId)).linkRequest, null);

    const other = await link(ctx, me, owner);
    await me.request('requestSubProjectLink', { body: other });
    await join(me, other.subProjectId, top);
    await owner.request('removeProjectMember', {
      query: { projectId: other.projectId, employeeId: other.employeeId },
    });
    const hidden = (await seen(me, other.subProjectId)).linkRequest;
    ctx.expectEqual('a parent without access is not named', hidden?.parentProject, null);
  },
});
