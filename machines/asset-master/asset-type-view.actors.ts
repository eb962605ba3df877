import { fromPromise } from 'xstate';
import { api, Problem } from '#openapi/client/index.ts';
import type { AssetType } from './asset-type.ts';
import type { TypeProperty } from './type-property.ts';

/** A type and its properties, in order. */
export interface AssetTypeView {
  type: AssetType;
  /** The team that is suggested first for its assets; empty for none. */
  teamName: string;
  properties: readonly TypeProperty[];
}

export const loadAssetTypeView = fromPromise<AssetTypeView, { id: string }>(
  async ({ input: { id }, signal }) => {
    const [{ assetMaster }, { assetTypeProperties: properties }] = await Promise.all([
      api.listAssetTypes({ signal }),
      api.listAssetTypeProperties({ path: { typeId: id }, signal }),
    ]);
    const type = assetMaster.find((each) => each.id === id);
    if (!type) throw new Problem('notFound', 404);
    if (type.teamId === null) return { type, teamName: '', properties };
    const { teams } = await api.getAssetTypeDefaults({ signal });
    const teamName = teams.find((team) => team.id === type.teamId)?.value ?? '';
    return { type, teamName, properties };
  },
);

/**
 * Moves one property to a position, from 1; or resets all to the order of creation, or clears all
 * positions.
 */
export type OrderChange =
  | { kind: 'set'; propertyId: string; place: number }
  | { kind: 'reset' }
  | { kind: 'clear' };

/** Resolves to the properties in their new order. */
export const changeOrder = fromPromise<
  readonly TypeProperty[],
  { id: string; change: OrderChange }
>(async ({ input: { id, change }, signal }) => {
  const path = { id };
  if (change.kind === 'set') {
    const query = { propertyId: change.propertyId, configurationOrder: change.place };
    return (await api.setAssetPropertyOrder({ path, query, signal })).assetTypeProperties;
  }
  if (change.kind === 'reset') {
    return (await api.resetAssetPropertyOrder({ path, signal })).assetTypeProperties;
  }
  return (await api.clearAssetPropertyOrder({ path, signal })).assetTypeProperties;
});
