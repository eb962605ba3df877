import { scenario } from '../../scenario/types.ts';
import { script } from '../../support/organization.ts';

export default scenario({
  title:
    'The history of a script is paged without texts, and an unchanged text adds no version to it',
  source: 'ADMIN-D01, ADMIN-025',
  async run(ctx) {
    const me = ctx.as('admin');
    const { id, name, description } = await script(ctx, me);
    const change = (code: string, version: number) =>
      me.request('updateScript', { body: { id, name, description, code, version } });
    const code = (version: number) => `say(${version})`;
    for (let version = 2; version <= 21; version += 1) await change(code(version), version - 1);
    const { script: same } = await change(code(21), 21);
    ctx.expectEqual('the version after an unchanged save', same.version, 21);
    const list = (skip: number) =>
      me.request('getScriptVersions', { path: { id }, query: { skip } });
    const first = await list(0);
    ctx.expectEqual('the number of versions', first.totalCount, 21);
    ctx.expectEqual(
      'the first page',
      first.scriptVersions.map(({ version, size }) => [version, size]),
      Array.from({ length: 20 }, (_, at) => [21 - at, code(21 - at).length]),
    );
    const rest = (await list(20)).scriptVersions.map(({ version }) => version);
    ctx.expectEqual('the second page', rest, [1]);
    const third = { path: { id, version: '3' } };
    const { scriptVersion } = await me.request('getScriptVersion', third);
    ctx.expectEqual(
      'the text of a version',
      [scriptVersion.version, scriptVersion.code],
      [3, code(3)],
    );
    await me.expectError(404, 'getScriptVersion', { path: { id, version: '99' } });
    const path = { id };
    const bare = (await me.request('getScript', { path, query: { hasHistory: false } })).script;
    ctx.expectEqual('a script without history', [bare.code, bare.versions], [code(21), []]);
    const renamed = { id, name: ctx.name('Script'), description, code: code(21), version: 21 };
    const { script: named } = await me.request('updateScript', { body: renamed });
    ctx.expectEqual('the version after a new name', named.version, 22);
    ctx.expectEqual('the history after a new name', (await list(0)).totalCount, 21);
    await me.request('deleteScript', { path });
  },
});
