import { scenario } from '../../scenario/types.ts';
import { script, scriptFields } from '../../support/organization.ts';

export default scenario({
  title: 'A script stores every version that it has had',
  source: 'ADMIN-D01',
  async run(ctx) {
    const me = ctx.as('admin');
    const { id, name, description, code } = await script(ctx, me);
    const codes = [code, "say('good day')", "say('good evening')"];
    for (const [at, next] of codes.entries()) {
      if (at === 0) continue;
      await me.request('updateScript', {
        body: { id, name, description, code: next, version: at },
      });
    }
    const { script: seen } = await me.request('getScript', { path: { id } });
    ctx.expectEqual('the code', seen.code, codes.at(-1));
    const versions = seen.versions.map((each) => [each.version, each.code]);
    ctx.expectEqual(
      'the versions, newest first',
      versions,
      codes.map((each, at) => [at + 1, each]).toReversed(),
    );
    await me.expectError(409, 'createScript', { body: { ...scriptFields(ctx), name } });
    await me.request('deleteScript', { path: { id } });
    await me.expectError(404, 'getScript', { path: { id } });
  },
});
