import { scenario } from '../../scenario/types.ts';
import { joint, project, seen } from '../../support/projects.ts';

export default scenario({
  title:
    'Files are listed newest first and changed by who added them or the owner; watching is one’s own',
  source: 'PROJ-012, PROJ-086, PROJ-016',
  async run(kit) {
    const [owner, me, other] = [kit.as('admin'), kit.as('member'), kit.as('colleague')];
    const projectId = await joint(kit, owner, me);
    const file = () => ({
      id: kit.uuid(),
      name: ` ${kit.name('File')} `,
      url: 'https://files.test/a',
    });
    const [first, second] = [file(), file()];
    const path = { projectId };
    await owner.ask('addProjectFile', { path, body: first });
    await me.refused(409, 'addProjectFile', { path, body: { ...file(), id: first.id } });
    await other.refused(404, 'addProjectFile', { path, body: file() });
    // Later by more than the moment that a clock tells apart.
    await seen(me, projectId);
    await me.ask('addProjectFile', { path, body: second });
    const filesOf = async (who: typeof me) =>
      (await who.ask('getProject', { path: { id: projectId } })).projectFilesStorage;
    const listed = await filesOf(me);
    const uploaded = listed.map(({ uploadedOn }) => Date.parse(uploadedOn));
    kit.expectEqual(
      'newest first',
      uploaded,
      uploaded.toSorted((a, b) => b - a),
    );
    kit.expectEqual(
      'their names',
      listed.map(({ name }) => name).toSorted(),
      [first, second].map(({ name }) => name.trim()).toSorted(),
    );
    const editable = new Map(listed.map((each) => [each.id, each.isEditable]));
    kit.expectEqual(
      'what a member may change',
      [editable.get(first.id), editable.get(second.id)],
      [false, true],
    );
    const all = await filesOf(owner);
    kit.expectThat(
      'the owner may change all',
      all.every(({ isEditable }) => isEditable),
    );
    await me.refused(403, 'updateProjectFile', { body: first });
    await me.refused(403, 'deleteProjectFile', { path: { id: first.id } });
    await owner.ask('updateProjectFile', { body: { ...second, url: 'https://files.test/b' } });
    const changed = (await filesOf(me)).find(({ id }) => id === second.id);
    const { employeeName, uploadedOn } = listed.find(({ id }) => id === second.id) ?? {};
    kit.expectEqual(
      'changed',
      [changed?.url, changed?.version, changed?.employeeName, changed?.uploadedOn],
      ['https://files.test/b', 2, employeeName, uploadedOn],
    );
    await me.ask('deleteProjectFile', { path: { id: second.id } });
    await me.refused(404, 'deleteProjectFile', { path: { id: second.id } });
    kit.expectEqual(
      'left',
      (await filesOf(me)).map(({ id }) => id),
      [first.id],
    );
    const watched = { id: projectId };
    await me.ask('watchProject', { path: watched });
    await me.ask('watchProject', { path: watched });
    const watching = async () =>
      [me, owner].map(async (who) => (await seen(who, projectId)).isWatching);
    kit.expectEqual('who watches', await Promise.all(await watching()), [true, false]);
    await owner.ask('unwatchProject', { path: watched });
    kit.expectEqual('who watches', await Promise.all(await watching()), [true, false]);
    await me.ask('unwatchProject', { path: watched });
    kit.expectEqual('who watches', await Promise.all(await watching()), [false, false]);
    await other.refused(404, 'watchProject', { path: { id: await project(kit, owner) } });
  },
});
