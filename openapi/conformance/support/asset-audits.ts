/** What recipes and scenarios of audit rounds share. */
import type { Actor, ScenarioContext, OperationInput } from '../scenario/types.ts';
import { asset, location } from './assets.ts';

/** What begins a round through a new location with one asset. */
export async function roundFields(ctx: ScenarioContext, me: Actor) {
  const assetLocationId = await location(ctx, me);
  const assetId = await asset(ctx, me, { assetLocationId });
  return { assetId, body: { id: ctx.uuid(), name: ctx.name(), assetLocationId } };
}

/** A round through a new location with one asset; answers both ids, and that of the location. */
export async function round(
  ctx: ScenarioContext,
  me: Actor,
  more: Partial<OperationInput<'beginAssetAudit'>['body']> = {},
) {
  const { assetId, body } = await roundFields(ctx, me);
  await me.request('beginAssetAudit', { body: { ...body, ...more } });
  return { auditId: body.id, assetId, assetLocationId: body.assetLocationId };
}

/** The assets of a round as result, reason, who has ticked them, and their notes, by id. */
export async function getAuditResults(me: Actor, auditId: string) {
  const body = { page: 1, pageSize: 50 as const, sort: null, columnFilters: [] };
  const { auditedAssets } = await me.request('listAuditedAssets', { path: { auditId }, body });
  return new Map(auditedAssets.map((each) => [each.assetId, each]));
}
