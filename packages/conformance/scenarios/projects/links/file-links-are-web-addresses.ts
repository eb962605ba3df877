import { scenario } from '../../../scenario/types.ts';
import { project } from '../../../support/projects.ts';

export default scenario({
  title: 'File links are http or https addresses with a host, under an id of the client',
  source: 'PROJ-028, PROJ-061',
  async run(ctx) {
    const me = ctx.as('member');
    const projectId = await project(ctx, me);
    const path = { projectId };
    const draft = (url: string) => ({ id: ctx.uuid(), name: ctx.name('File'), url });
    for (const url of ['https://', 'HTTP://', 'https:///a', 'javascript:alert(1)', 'data:,x']) {
      await me.expectError(400, 'addProjectFile', { path, body: draft(url) });
    }
    const body = draft('HTTPS://Files.test/a');
    const empty = { ...body, id: '00000000-0000-0000-0000-000000000000' };
    await me.expectError(400, 'addProjectFile', { path, body: empty });
    const { projectFileLink } = await me.request('addProjectFile', { path, body });
    ctx.expectEqual('the address', projectFileLink.url.toLowerCase(), 'https://files.test/a');
    const again = await me.expectError(409, 'addProjectFile', { path, body });
    ctx.expectEqual('the code of the same request again', again.code, 'savedAlready');
    await me.expectError(400, 'updateProjectFile', { body: { ...body, url: 'https://' } });
    const { projectFilesStorage } = await me.request('getProject', { path: { id: projectId } });
    ctx.expectEqual(
      'the links',
      projectFilesStorage.map(({ id }) => id),
      [body.id],
    );
    const update = { id: body.id, name: body.name, url: 'http://files.test/b', version: 1 };
    await me.request('updateProjectFile', { body: update });
    await me.expectError(409, 'updateProjectFile', { body: update });
  },
});
