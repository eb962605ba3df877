import type { components } from '#openapi/generated/types.ts';
import type { Scope } from '../../store/store.ts';
import type { TenantUser, World } from '../../store/world.ts';
import { dayAsString } from '../../common/assets/days.ts';
import { byText } from '../../common/assets/find.ts';
import { lastStatusDay } from '../../common/assets/status.ts';

type View = components['schemas']['AssignmentView'];
type Holder = { employeeId: string } | { teamId: string | null };

/** What somebody has, newest first. Source: document 3, section 3 (assignment view). */
export async function assignmentViews(
  db: Scope<World>,
  { dateFormat }: Pick<TenantUser, 'dateFormat'>,
  holder: Holder,
): Promise<View[]> {
  const types = new Map((await db.query('assetTypes')).map(({ id, name }) => [id, name]));
  const held = (await db.query('assets', { where: holder })).toSorted((a, b) => {
    const [first, second] = [lastStatusDay(a), lastStatusDay(b)];
    return first === second ? byText(a.assetCode, b.assetCode) : first < second ? 1 : -1;
  });
  return held.flatMap((asset) =>
    asset.assignmentId === null
      ? []
      : {
          id: asset.assignmentId,
          assetId: asset.id,
          assetType: types.get(asset.assetTypeId) ?? '',
          assetCode: asset.assetCode,
          assetName: asset.name,
          // It has been Assigned since the assignment began.
          assignmentStartDateAsString: dayAsString(lastStatusDay(asset), dateFormat),
        },
  );
}
