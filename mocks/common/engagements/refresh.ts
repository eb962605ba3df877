import { normalizeName } from '../../store/normalize-name.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import { getDuration, selectVisible } from './rules.ts';

/**
 * Stores what follows from the stages and activities of an engagement: how long its stages took, and
 * its row of the list. A call does this once at its end, and not with each activity.
 */
export async function refreshEngagement(db: Scope<World>, engagementId: string): Promise<void> {
  const engagement = await db.get('engagements', engagementId);
  if (!engagement) return;
  const where = { engagementId };
  const [stages, activities] = await Promise.all([
    db.query('engagementStages', { where }),
    db.query('engagementActivities', { where }),
  ]);
  const seen = selectVisible(stages, activities, true);
  for (const stage of stages) {
    const isSame =
      stage.nameKey === normalizeName(stage.stageName) &&
      stage.durationDays === getDuration(stage, seen, engagement);
    if (!isSame) await db.put('engagementStages', stage);
  }
  await db.put('engagements', engagement);
}
