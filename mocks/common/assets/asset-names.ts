import type { AssetRecord } from '../../store/world/assets.ts';

/** So many are named, and so many can be opened from a notification. */
const [maxNames, maxIds] = [3, 100];

/** What a notification says of assets: the first by their codes, one alone by its name, too. */
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
