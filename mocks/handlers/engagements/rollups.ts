import type { components } from '@atrium/contract/generated/types.ts';
import type { Call } from '../../core/requests/handler.ts';
import { reject } from '../../core/requests/http-error.ts';
import type { EngagementRecord } from '../../store/world/engagements.ts';
import { toIsoDay } from '../../common/clockwork/time.ts';
import { refreshEngagement } from '../../common/engagements/refresh.ts';
import { getEngagementRecord } from './records.ts';
import { toProjectType } from './view.ts';

type Row = components['schemas']['EngagementRollup'];
type RowCall = Pick<Call<'getEngagementRollups'>, 'db' | 'user'>;

/** Engagements as rows of the list; hidden items count only if the user may see them. */
export async function buildRollups(
  { db, user }: RowCall,
  records: readonly EngagementRecord[],
  isAllSeen: boolean,
): Promise<Row[]> {
  const types = await db.getMany(
    'projectTypes',
    new Set(records.map((each) => each.projectTypeId)),
  );
  return records.map((record) => {
    const rollup = isAllSeen ? record.fullRollup : record.visibleRollup;
    if (!rollup) throw reject(500, 'fault');
    const { stageSince, ...progress } = rollup;
    const type = types.get(record.projectTypeId);
    return {
      id: record.id,
      name: record.name,
      prospectName: record.prospectName,
      clientId: record.clientId ?? null,
      projectType: type ? toProjectType(type) : null,
      type: record.type,
      createdOn: record.createdOn,
      ...progress,
      activityRatio: (isAllSeen ? record.fullActivityRatio : record.visibleActivityRatio) ?? 0,
      effortRatio: (isAllSeen ? record.fullEffortRatio : record.visibleEffortRatio) ?? 0,
      inStageSince: stageSince === null ? null : toShownDay(stageSince, user.timeZone),
      version: record.version,
    };
  });
}

/** The row of an engagement that the call has changed, for a person who sees all of it. */
export async function loadRollup(call: RowCall, id: string): Promise<Row> {
  await refreshEngagement(call.db, id);
  const [row] = await buildRollups(call, [await getEngagementRecord(call.db, id)], true);
  if (!row) throw reject(500, 'fault');
  return row;
}

/** A day stays as it is; of a timestamp, the day in the person's time zone. */
export const toShownDay = (instant: string, timeZone: string): string =>
  instant.length === 'yyyy-MM-dd'.length ? instant : toIsoDay(instant, timeZone);
