import { ok, type Handlers } from '../../core/requests/handler.ts';
import { toMarkId } from '../../common/assets/audit-round.ts';
import { findReminders } from '../../common/assets/reminders-over.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import { getHolderName } from './assigning/assigning.ts';

type Db = Scope<World>;

/** The side effects of deleting assets. Nothing is changed. Added by Atrium, based on ASSET-102. */
export const deletionEffects: Pick<Handlers<'assets'>, 'previewAssetDeletion'> = {
  previewAssetDeletion: async ({ db, body }) => {
    const ids = body.assetIds;
    const assets = await db.getMany('assets', ids);
    const countReminders = await countNotices(db, ids);
    const findAudits = await loadAudits(db, ids);
    const groups = await db.groups('assetAssignments', { where: { assetId: ids }, by: 'assetId' });
    const assignments = new Map(groups.map(({ value, count }) => [value, count]));
    const effects = ids.flatMap((id) => {
      const asset = assets.get(id);
      if (!asset) return [];
      const effect = {
        assetId: id,
        assetCode: asset.assetCode,
        holderName: asset.assignmentId === null ? '' : getHolderName(asset),
        assignmentCount: assignments.get(id) ?? 0,
        repairCount: asset.repairs.length,
        reminderCount: countReminders(id),
        openAudits: findAudits(id),
      };
      return [effect];
    });
    return ok({ effects });
  },
};

/** Counts the active reminders about an asset. */
async function countNotices(db: Db, ids: readonly string[]): Promise<(id: string) => number> {
  const found = await findReminders(db, ['repairLasts', 'warrantyEnds'], new Set(ids));
  const about = found.flatMap(({ notificationData }) => notificationData.assetIds ?? []);
  const counts = Map.groupBy(about, (id) => id);
  return (id) => counts.get(id)?.length ?? 0;
}

/** The open audits that contain an asset: as expected, or with a mark. */
async function loadAudits(db: Db, ids: readonly string[]) {
  const open = await db.query('assetAudits', { where: { finishedOn: null } });
  const auditIds = open.map(({ id }) => id);
  const sheets = await db.getMany('assetAuditSheets', auditIds);
  const marks = await db.getMany(
    'assetAuditMarks',
    auditIds.flatMap((auditId) => ids.map((id) => toMarkId(auditId, id))),
  );
  const audits = open.map(({ id: auditId, name }) => {
    const expected = sheets.get(auditId)?.expected ?? [];
    return { auditId, name, expected: new Set(expected.map(({ assetId }) => assetId)) };
  });
  return (id: string) =>
    audits
      .filter(({ auditId, expected }) => expected.has(id) || marks.has(toMarkId(auditId, id)))
      .map(({ auditId, name }) => ({ auditId, name }));
}
