import { scenario } from '../../../scenario/types.ts';
import { joint, project, seen } from '../../../support/projects.ts';

export default scenario({
  title:
    'Files are listed newest first and can be changed by the person who added them or by the owner; watching applies to each user',
  source: 'PROJ-012, PROJ-086, PROJ-016',
  async run(ctx) {
    const [owner, me, other] = [ctx.as('admin'), ctx.as('member'), ctx.as('colleague')];
    const projectId = await joint(ctx, owner, me);
    const file = () => ({
      id: ctx.uuid(),
      name: ` ${ctx.name('File')} `,
      url: 'https://files.test/a',
    });
    const [first, second] = [file(), file()];
    const path = { projectId };
    await owner.request('addProjectFile', { path, body: first });
    await me.expectError(409, 'addProjectFile', { path, body: { ...file(), id: first.id } });
    await other.expectError(404, 'addProjectFile', { path, body: file() });
    // Later by more than the resolution of the clock.
    await seen(me, projectId);
    await me.request('addProjectFile', { path, body: second });
    const listFiles = async (who: typeof me) =>
      (await who.request('getProject', { path: { id: projectId } })).projectFilesStorage;
    const listed = await listFiles(me);
    const uploaded = listed.map(({ uploadedOn }) => Date.parse(uploadedOn));
    ctx.expectEqual(
      'newest first',
      uploaded,
      uploaded.toSorted((a, b) => b - a),
    );
    ctx.expectEqual(
      'their names',
      listed.map(({ name }) => name).toSorted(),
      [first, second].map(({ name }) => name.trim()).toSorted(),
    );
    const editable = new Map(listed.map((each) => [each.id, each.isEditable]));
    ctx.expectEqual(
      'what a member may change',
      [editable.get(first.id), editable.get(second.id)],
      [false, true],
    );
    const all = await listFiles(owner);
    ctx.expectThat(
      'the owner may change all',
      all.every(({ isEditable }) => isEditable),
    );
    await me.expectError(403, 'updateProjectFile', { body: first });
    await me.expectError(403, 'deleteProjectFile', { path: { id: first.id } });
    await owner.request('updateProjectFile', { body: { ...second, url: 'https://files.test/b' } });
    const changed = (await listFiles(me)).find(({ id }) => id === second.id);
    const { employeeName, uploadedOn } = listed.find(({ id }) => id === second.id) ?? {};
    ctx.expectEqual(
      'changed',
      [changed?.url, changed?.version, changed?.employeeName, changed?.uploadedOn],
      ['https://files.test/b', 2, employeeName, uploadedOn],
    );
    await me.request('deleteProjectFile', { path: { id: second.id } });
    await me.expectError(404, 'deleteProjectFile', { path: { id: second.id } });
    ctx.expectEqual(
      'remaining',
      (await listFiles(me)).map(({ id }) => id),
      [first.id],
    );
    const watched = { id: projectId };
    await me.request('watchProject', { path: watched });
    await me.request('watchProject', { path: watched });
    const watching = async () =>
      [me, owner].map(async (who) => (await seen(who, projectId)).isWatching);
    ctx.expectEqual('who watches', await Promise.all(await watching()), [true, false]);
    await owner.request('unwatchProject', { path: watched });
    ctx.expectEqual('who watches', await Promise.all(await watching()), [true, false]);
    await me.request('unwatchProject', { path: watched });
    ctx.expectEqual('who watches', await Promise.all(await watching()), [false, false]);
    await other.expectError(404, 'watchProject', { path: { id: await project(ctx, owner) } });
  },
});
