import { ok, type Handlers } from '../../core/handler.ts';
import { activeNotifications } from '../../common/notifications/complete.ts';
import { findEditors } from '../../common/assets/reminders.ts';
import { toMarkId } from '../../common/assets/audit-round.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import { expectedBy } from './audit-views.ts';
import { loadDirectory } from './directory.ts';

type Db = Scope<World>;

/** The side effects of deleting assets. Nothing is changed. Added by Atrium, based on ASSET-102. */
export const deletionEffects: Pick<Handlers<'assets'>, 'previewAssetDeletion'> = {
  previewAssetDeletion: async ({ db, body }) => {
    const directory = await loadDirectory(db);
    const countReminders = await getReminders(db);
    const openAudits = await getOpenAudits(db);
    const effects = [];
    for (const id of body.assetIds) {
      const asset = await db.get('assets', id);
      if (!asset) continue;
      const ofAsset = [];
      for (const { auditId, name, expected } of openAudits) {
        const isInAudit =
          expected.has(id) || (await db.get('assetAuditMarks', toMarkId(auditId, id)));
        if (isInAudit) ofAsset.push({ auditId, name });
      }
      effects.push({
        assetId: id,
        assetCode: asset.assetCode,
        holderName: asset.assignmentId === null ? '' : directory.holderName(asset),
        assignmentCount: await db.count('assetAssignments', { assetId: id }),
        repairCount: asset.repairs.length,
        reminderCount: countReminders(id),
        openAudits: ofAsset,
      });
    }
    return ok({ effects });
  },
};

/** Counts the active reminders about an asset. */
async function getReminders(db: Db): Promise<(id: string) => number> {
  const found: string[] = [];
  for (const recipientId of await findEditors(db)) {
    const notices = await activeNotifications(db, recipientId, ['repairLasts', 'warrantyEnds']);
    found.push(...notices.flatMap(({ notificationData }) => notificationData.assetIds ?? []));
  }
  const counts = Map.groupBy(found, (id) => id);
  return (id) => counts.get(id)?.length ?? 0;
}

/** The open audits with the assets that they expect. */
async function getOpenAudits(db: Db) {
  const open = (await db.query('assetAudits')).filter(({ finishedOn }) => finishedOn === null);
  const audits = [];
  for (const { id: auditId, name } of open) {
    const expected = new Set((await expectedBy(db, auditId)).map(({ assetId }) => assetId));
    audits.push({ auditId, name, expected });
  }
  return audits;
}
