import { recipes } from '../scenario/recipe.ts';
import { asset, assigned, location } from './assets.ts';
import { round, roundFields } from './asset-audits.ts';

/** A call about a round that is open. */
const ofRound = {
  send: async (
    kit: Parameters<typeof round>[0],
    _sample: unknown,
    me: Parameters<typeof round>[1],
  ) => {
    const { auditId } = await round(kit, me);
    return { path: { auditId } };
  },
};

/** What the calls of audit rounds need. */
export const auditRecipes = recipes({
  beginAssetAudit: {
    send: async (kit, _sample, me) => ({ body: (await roundFields(kit, me)).body }),
  },
  getAssetAudit: ofRound,
  listAuditedAssets: {
    send: async (kit, _sample, me) => {
      const { auditId } = await round(kit, me);
      const { assetId } = await assigned(kit, me);
      const path = { auditId };
      await me.ask('tickAuditedAsset', { path, body: { code: assetId } });
      await me.ask('noteAuditedAsset', { path, body: { assetId, note: kit.name() } });
      const serialNumber = kit.name('SN');
      const assetLocationId = await location(kit, me);
      const numbered = await asset(kit, me, { serialNumber, assetLocationId });
      await me.ask('tickAuditedAsset', { path, body: { code: numbered } });
      return { path };
    },
  },
  exportAssetAudit: ofRound,
  finishAssetAudit: ofRound,
  giveUpAssetAudit: ofRound,
  deleteAssetAudit: {
    send: async (kit, _sample, me) => {
      const { auditId } = await round(kit, me);
      await me.ask('finishAssetAudit', { path: { auditId } });
      return { path: { auditId } };
    },
  },
  tickAuditedAsset: {
    send: async (kit, _sample, me) => {
      const { auditId, assetId } = await round(kit, me);
      return { path: { auditId }, body: { code: assetId } };
    },
  },
  untickAuditedAsset: {
    freeIds: ['assetId'],
    send: async (kit, _sample, me) => {
      const { auditId, assetId } = await round(kit, me);
      await me.ask('tickAuditedAsset', { path: { auditId }, body: { code: assetId } });
      return { path: { auditId, assetId } };
    },
  },
  noteAuditedAsset: {
    ids: () => ['assetId'],
    send: async (kit, _sample, me) => {
      const { auditId, assetId } = await round(kit, me);
      return { path: { auditId }, body: { assetId, note: kit.name() } };
    },
  },
});
