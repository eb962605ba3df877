import type { components } from '@atrium/contract/generated/types.ts';
import type { Call } from '../../../core/requests/handler.ts';
import type { AssetRecord } from '../../../store/world/assets.ts';
import { dayAsString } from '../../../common/assets/formats.ts';
import { getToday } from '../../../common/assets/days.ts';
import { byText } from '../../../common/assets/find.ts';
import { handoverView } from './handover.ts';
import { lastStatusDay } from '../../../common/assets/status.ts';

type View = components['schemas']['AssignmentView'];
type Assignee = { employeeId: string } | { teamId: string | null | readonly string[] };
type Caller = Pick<Call<'listMyAssets'>, 'db' | 'user' | 'clock'>;

/** The current assignments of an assignee, newest first. Source: ASSET-031. */
export const assignmentViews = async (call: Caller, assignee: Assignee): Promise<View[]> =>
  (await listAssignedAssets(call, assignee)).map(({ view }) => view);

/** The same, each with its asset. */
export async function listAssignedAssets(
  call: Caller,
  assignee: Assignee,
): Promise<{ asset: AssetRecord; view: View }[]> {
  const { db, user } = call;
  const today = getToday(call);
  const assets = (await db.query('assets', { where: assignee })).toSorted((a, b) => {
    const [first, second] = [lastStatusDay(a), lastStatusDay(b)];
    return first === second ? byText(a.assetCode, b.assetCode) : first < second ? 1 : -1;
  });
  const assigned = assets.flatMap(({ assignmentId, ...asset }) =>
    assignmentId === null ? [] : [{ ...asset, assignmentId }],
  );
  const assignments = await db.getMany(
    'assetAssignments',
    assigned.map(({ assignmentId }) => assignmentId),
  );
  return assigned.map((asset) => {
    const assignment = assignments.get(asset.assignmentId);
    const expected = assignment?.expectedReturnOn ?? null;
    const view = {
      id: asset.assignmentId,
      assetId: asset.id,
      assetType: asset.typeName ?? '',
      assetCode: asset.assetCode,
      assetName: asset.name,
      // The asset has had the status Assigned since the assignment started.
      assignmentStartDateAsString: dayAsString(lastStatusDay(asset), user.dateFormat),
      expectedReturnOnAsString: dayAsString(expected, user.dateFormat),
      isOverdue: expected !== null && expected < today,
      note: assignment?.note ?? '',
      handover: assignment ? handoverView(assignment, user) : null,
    };
    return { asset, view };
  });
}
