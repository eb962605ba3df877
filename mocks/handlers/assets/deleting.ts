import { reject } from '../../core/requests/http-error.ts';
import { foundOr404 } from '../../core/records/records.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { AssetRecord } from '../../store/world/assets.ts';
import { endReminders } from '../../common/assets/reminders-over.ts';
import { getHolderName } from './assigning/assigning.ts';

/** An asset that can be deleted. 404 when not found, 409 when it is assigned. */
export function checkDeletable(found: AssetRecord | undefined): AssetRecord {
  const asset = foundOr404(found, 'assetUnknown');
  if (asset.assignmentId === null) return asset;
  throw reject(409, 'assetHeld', { asset: asset.assetCode, who: getHolderName(asset) });
}

/** Deletes assets with their history. */
export async function removeAssets(
  db: Scope<World>,
  assets: readonly AssetRecord[],
): Promise<void> {
  const [first] = assets;
  if (!first) return;
  const assetId = assets.length === 1 ? first.id : assets.map(({ id }) => id);
  for (const { id } of await db.query('assetAssignments', { where: { assetId } })) {
    await db.remove('assetAssignments', id);
  }
  for (const { id } of assets) await db.remove('assets', id);
  await endReminders(
    db,
    assets.map((before) => ({ before, after: null })),
  );
}
