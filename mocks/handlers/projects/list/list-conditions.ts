import type { components } from '@atrium/contract/generated/types.ts';
import { isAdministrator } from '../../../core/records/access.ts';
import type { Call } from '../../../core/requests/handler.ts';
import type { Condition, Where } from '../../../store/store.ts';
import type { Project } from '../../../store/world/projects.ts';
import {
  isAccessible,
  toAccessCondition,
  toMemberCondition,
} from '../../../common/analytics/access.ts';
import { toFilterCondition } from '../../../common/analytics/filters.ts';
import { toIsoDay } from '../../../common/clockwork/time.ts';
import { encloseId } from '../../../common/search-keys.ts';
import { containsWords } from '../../../common/projects/words.ts';
import { findWaiting } from '../tasks/waiting.ts';

export type ListCall = Pick<Call<'searchProjects'>, 'db' | 'user' | 'body' | 'clock'>;

/** A filter of which the list counts the projects. */
type Filter = components['schemas']['ProjectAnalyticsFilter'];

/** The conditions of the list: the access of the caller, and all filters except columns. */
export async function toListConditions(call: ListCall): Promise<Condition<Project>> {
  const { selectedFilter = 'AccessibleToMe', isApexProject, isResponse } = call.body;
  const [base, selected, response] = await Promise.all([
    toBaseConditions(call),
    toFilter(call, selectedFilter),
    isResponse ? toWaiting(call) : {},
  ]);
  return narrow(narrow(narrow(base, selected), response), { isApexProject });
}

/** The conditions that the counted filters share: access, search, level, owners and tags. */
export async function toBaseConditions(call: ListCall): Promise<Condition<Project>> {
  const { user, body } = call;
  const { search = '', ownerIds, tagIds = [], isTopLevel = false, isParticipant = false } = body;
  const levels = isTopLevel ? toTopLevel(user) : {};
  const base: Condition<Project> = {
    where: { ownerId: ownerIds?.length ? ownerIds : undefined },
    contains: [
      ...toAccessCondition(user),
      ...(isParticipant ? toMemberCondition(user) : []),
      ...containsWords(search),
      ...tagIds.map((id) => ({ fields: ['tagIds'] as const, text: encloseId(id) })),
      ...(levels.contains ?? []),
    ],
  };
  return narrow(narrow(base, levels.where ?? {}), await toParent(call));
}

/** Administrators see all projects, so that those without a parent are at the top. */
function toTopLevel(user: ListCall['user']): Condition<Project> {
  if (isAdministrator(user)) return { where: { parentId: null } };
  const text = encloseId(user.employeeId ?? '');
  return { contains: [{ fields: ['topLevelIds'], text }] };
}

/** The projects below some; none of those below a project that the caller has no access to. */
async function toParent({ db, user, body }: ListCall): Promise<Where<Project>> {
  const { parentId, parentIds = [] } = body;
  if (parentId === undefined && parentIds.length === 0) return {};
  const ids = parentId === undefined ? parentIds : [parentId];
  const parents = await db.getMany('projects', ids);
  const seen = [...parents.values()].filter((parent) => isAccessible(user, parent));
  return {
    parentId: seen.flatMap(({ id }) =>
      parentIds.length === 0 || parentIds.includes(id) ? [id] : [],
    ),
  };
}

/** The condition of a documented filter. */
function toFilter({ db, user, clock }: ListCall, filter: Filter): Promise<Where<Project>> {
  const { employeeId, timeZone } = user;
  const today = toIsoDay(clock.now(), timeZone);
  return toFilterCondition({ db, employeeId, timeZone, today }, [filter]);
}

/** The projects with a request that the caller can answer. */
const toWaiting = async (call: ListCall): Promise<Where<Project>> => ({
  id: [...(await findWaiting(call))],
});

const listFields = ['id', 'ownerId', 'parentId'] as const;

/** Adds conditions on values: of a field that has some already, both must match. */
export function narrow(
  { where = {}, contains = [] }: Condition<Project>,
  more: Where<Project>,
): Condition<Project> {
  const found: Where<Project> = { ...where };
  for (const [field, value] of Object.entries(more)) {
    if (value !== undefined) Object.assign(found, { [field]: value });
  }
  for (const field of listFields) {
    const [a, b] = [toValues(where[field]), toValues(more[field])];
    if (a && b) Object.assign(found, { [field]: a.filter((value) => b.includes(value)) });
  }
  return { where: found, contains };
}

const toValues = (value: unknown): readonly unknown[] | undefined =>
  value === undefined || Array.isArray(value) ? value : [value];
