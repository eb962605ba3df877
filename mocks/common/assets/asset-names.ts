import type { AssetRecord } from '../../store/world/assets.ts';

/** The maximum number of assets that a notification names, and that it can open. */
const [maxNames, maxIds] = [3, 100];

/**
 * The names of assets in a notification: the first ones by code; a single asset also by its name.
 */
export function buildMessageNames(
  assets: readonly Pick<AssetRecord, 'id' | 'assetCode' | 'name'>[],
) {
  const [first] = assets;
  const codes = assets.slice(0, maxNames).map(({ assetCode }) => assetCode);
  const more = assets.length > maxNames ? ` +${assets.length - maxNames}` : '';
  const isOne = first && assets.length === 1;
  return {
    messageData: isOne ? `${first.assetCode} ${first.name}` : `${codes.join(', ')}${more}`,
    assetIds: assets.slice(0, maxIds).map(({ id }) => id),
  };
}
