import { recipes } from '../scenario/recipe.ts';
import { asset, assigned, location } from './assets.ts';
import { round, roundFields } from './asset-audits.ts';

/** A call about an open audit round. */
const ofRound = {
  send: async (
    ctx: Parameters<typeof round>[0],
    _sample: unknown,
    me: Parameters<typeof round>[1],
  ) => {
    const { auditId } = await round(ctx, me);
    return { path: { auditId } };
  },
};

/** The recipes of audit rounds. */
export const auditRecipes = recipes({
  beginAssetAudit: {
    send: async (ctx, _sample, me) => ({ body: (await roundFields(ctx, me)).body }),
  },
  getAssetAudit: ofRound,
  listAuditedAssets: {
    send: async (ctx, _sample, me) => {
      const { auditId } = await round(ctx, me);
      const { assetId } = await assigned(ctx, me);
      const path = { auditId };
      await me.request('tickAuditedAsset', { path, body: { code: assetId } });
      await me.request('noteAuditedAsset', { path, body: { assetId, note: ctx.name() } });
      const serialNumber = ctx.name('SN');
      const assetLocationId = await location(ctx, me);
      const numbered = await asset(ctx, me, { serialNumber, assetLocationId });
      await me.request('tickAuditedAsset', { path, body: { code: numbered } });
      return { path };
    },
  },
  exportAssetAudit: ofRound,
  finishAssetAudit: ofRound,
  giveUpAssetAudit: ofRound,
  deleteAssetAudit: {
    send: async (ctx, _sample, me) => {
      const { auditId } = await round(ctx, me);
      await me.request('finishAssetAudit', { path: { auditId } });
      return { path: { auditId } };
    },
  },
  tickAuditedAsset: {
    send: async (ctx, _sample, me) => {
      const { auditId, assetId } = await round(ctx, me);
      return { path: { auditId }, body: { code: assetId } };
    },
  },
  untickAuditedAsset: {
    freeIds: ['assetId'],
    send: async (ctx, _sample, me) => {
      const { auditId, assetId } = await round(ctx, me);
      await me.request('tickAuditedAsset', { path: { auditId }, body: { code: assetId } });
      return { path: { auditId, assetId } };
    },
  },
  noteAuditedAsset: {
    ids: () => ['assetId'],
    send: async (ctx, _sample, me) => {
      const { auditId, assetId } = await round(ctx, me);
      return { path: { auditId }, body: { assetId, note: ctx.name() } };
    },
  },
});
