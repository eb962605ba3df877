import { scenario } from '../../../scenario/types.ts';
import { joint } from '../../../support/projects.ts';

export default scenario({
  title:
    'Impediments are changed by the person who raised them or by the owner until they are resolved, and resolved with or without a word',
  source: 'PROJ-019, PROJ-037',
  async run(ctx) {
    const [owner, me, other] = [ctx.as('admin'), ctx.as('member'), ctx.as('colleague')];
    const projectId = await joint(ctx, owner, me);
    const add = async (who: typeof me, id = ctx.uuid()) => {
      const body = { id, projectId, impediments: ctx.name('Impediment') };
      await who.request('addImpediment', { body });
      return body;
    };
    const first = await add(me);
    const saved = await me.expectError(409, 'addImpediment', { body: first });
    ctx.expectEqual('the code of the same request again', saved.code, 'savedAlready');
    const another = { ...first, impediments: ctx.name('Impediment') };
    const taken = await me.expectError(409, 'addImpediment', { body: another });
    ctx.expectEqual('the code of another request with its id', taken.code, 'idTaken');
    const empty = '00000000-0000-0000-0000-000000000000';
    await me.expectError(400, 'addImpediment', { body: { ...first, id: empty } });
    const theirs = await add(owner);
    const list = async () =>
      (await me.request('getProjectImpediments', { path: { projectId } })).projectImpediments;
    const editable = async () =>
      new Map((await list()).map(({ id, isEditable }) => [id, isEditable]));
    const before = await editable();
    ctx.expectEqual(
      'what a member may change',
      [before.size, before.get(first.id), before.get(theirs.id)],
      [2, true, false],
    );
    await me.expectError(403, 'updateImpediment', { body: { id: theirs.id, impediments: 'Mine' } });
    await other.expectError(404, 'updateImpediment', {
      body: { id: theirs.id, impediments: 'Mine' },
    });
    const body = { id: first.id, impediments: ' Changed ', version: 1 };
    const { projectImpediment: after } = await owner.request('updateImpediment', { body });
    ctx.expectEqual(
      'as it is changed',
      [after.impediments, after.version, after.isResolved],
      ['Changed', 2, false],
    );
    const stored = (await list()).find(({ id }) => id === first.id);
    ctx.expectEqual('as it is listed', stored?.impediments, 'Changed');
    await me.expectError(409, 'updateImpediment', { body });
    const resolution = ctx.name('Solved');
    const { projectImpediment: resolved } = await me.request('resolveImpediment', {
      path: { id: first.id },
      body: { resolution },
    });
    ctx.expectEqual('the word', [resolved.resolution, resolved.isEditable], [resolution, false]);
    const listed = (await list()).find(({ id }) => id === first.id);
    ctx.expectEqual('the word in the list', listed?.resolution, resolution);
    await me.expectError(409, 'updateImpediment', { body: { ...body, version: undefined } });
    const path = { id: theirs.id };
    await me.expectError(400, 'resolveImpediment', { path, body: { resolution: 'x'.repeat(501) } });
    const { projectImpediment: silent } = await me.request('resolveImpediment', { path });
    ctx.expectEqual('without a word', silent.resolution, '');
  },
});
