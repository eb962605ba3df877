/** Shared helpers of the audit round recipes and scenarios. */
import type { Actor, ScenarioContext, OperationInput } from '../scenario/types.ts';
import { asset, location } from './assets.ts';

/** The fields of a round through a new location with one asset. */
export async function roundFields(ctx: ScenarioContext, me: Actor) {
  const assetLocationId = await location(ctx, me);
  const assetId = await asset(ctx, me, { assetLocationId });
  return { assetId, body: { id: ctx.uuid(), name: ctx.name(), assetLocationId } };
}

/**
 * A round through a new location with one asset; returns the ids of the round, the asset and the
 * location.
 */
export async function round(
  ctx: ScenarioContext,
  me: Actor,
  more: Partial<OperationInput<'beginAssetAudit'>['body']> = {},
) {
  const { assetId, body } = await roundFields(ctx, me);
  await me.request('beginAssetAudit', { body: { ...body, ...more } });
  return { auditId: body.id, assetId, assetLocationId: body.assetLocationId };
}

/** The assets of a round by id, with result, reason, the person who ticked them and their notes. */
export async function getAuditResults(me: Actor, auditId: string) {
  const body = { page: 1, pageSize: 50 as const, sort: null, columnFilters: [] };
  const { auditedAssets } = await me.request('listAuditedAssets', { path: { auditId }, body });
  return new Map(auditedAssets.map((each) => [each.assetId, each]));
}
