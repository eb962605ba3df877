import { scenario } from '../../scenario/types.ts';
import { round } from '../../support/asset-audits.ts';
import { asset, assigned, location, move } from '../../support/assets.ts';

export default scenario({
  title: 'Before assets are deleted, what hangs on them is named, and nothing is changed',
  source: 'ASSET-141',
  async run(kit) {
    const me = kit.as('admin');
    const assetLocationId = await location(kit, me);
    const id = await asset(kit, me, { assetLocationId });
    const { assetId: held } = await assigned(kit, me);
    const today = kit.day(0, me.timeZone);
    await move(me, id, { status: 'Repair', day: today });
    await move(me, id, { status: 'InStore', day: today });
    const { auditId } = await round(kit, me, { assetLocationId });
    const preview = async (...assetIds: string[]) =>
      (await me.ask('previewAssetDeletion', { body: { assetIds } })).effects;
    const [effect, ofHeld, ...others] = await preview(id, held, kit.uuid());
    kit.expectEqual('how many are known', others.length, 0);
    kit.expectEqual('in which order', [effect?.assetId, ofHeld?.assetId], [id, held]);
    kit.expectEqual(
      'its history',
      [effect?.holderName, effect?.assignmentCount, effect?.repairCount],
      ['', 0, 1],
    );
    kit.expectEqual(
      'its audits',
      effect?.openAudits.map((each) => each.auditId),
      [auditId],
    );
    kit.expectThat('who has the other', ofHeld?.holderName !== '');
    kit.expectEqual('its assignments', ofHeld?.assignmentCount, 1);
    await me.ask('getAssetView', { path: { id } });
    await me.ask('giveUpAssetAudit', { path: { auditId } });
    const [later] = await preview(id);
    kit.expectEqual('once the audit is over', later?.openAudits, []);
  },
});
