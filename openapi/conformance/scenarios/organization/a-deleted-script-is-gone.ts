import { scenario } from '../../scenario/types.ts';
import { script, scriptFields } from '../../support/organization.ts';

export default scenario({
  title:
    'A deleted script takes its versions along, and no other’s: one of the same id begins anew',
  source: 'the decisions on developer tools',
  async run(kit) {
    const me = kit.as('admin');
    const { id, name, code } = await script(kit, me);
    const other = await script(kit, me);
    const change = { id, name, description: ' Says more. ', code: "say('more')" };
    const { script: changed } = await me.ask('updateScript', { body: change });
    kit.expectEqual('the description', changed.description, 'Says more.');
    kit.expectEqual('who has changed it', typeof changed.changedByName, 'string');
    await me.ask('deleteScript', { path: { id } });
    const { script: kept } = await me.ask('getScript', { path: { id: other.id } });
    kit.expectEqual('another script', kept, other);
    const { script: anew } = await me.ask('createScript', {
      body: { ...scriptFields(kit), id, code },
    });
    kit.expectEqual(
      'its versions',
      anew.versions.map((each) => [each.version, each.code]),
      [[1, code]],
    );
  },
});
