import { ok, type Handlers } from '../../../core/requests/handler.ts';
import { compareNames } from '../../../store/sort-key.ts';
import type { Query, Scope } from '../../../store/store.ts';
import type { World } from '../../../store/world.ts';
import type { Employee } from '../../../store/world/people.ts';
import { membershipId, requireProjectAccess } from '../../../common/projects/access.ts';
import { listCandidates } from '../../../common/projects/people.ts';
import { splitWords } from '../../../common/projects/words.ts';

type Group = Pick<Handlers<'projects'>, 'searchEligibleProjectMembers'>;
type Matching = Pick<Query<Employee>, 'where' | 'contains'>;

/** Number of employees on a page. */
const limit = 20;

/** The employees who can become members of a project. Source: PROJ-067. */
export const eligible: Group = {
  searchEligibleProjectMembers: async (call) => {
    const { db, query } = call;
    const { searchCharacters = '', skip } = query;
    const { project } = await requireProjectAccess(call, call.path.id);
    const memberships = await db.query('projectMembers', { where: { projectId: project.id } });
    const memberIds = memberships.flatMap(({ employeeId, isActiveMember }) =>
      isActiveMember ? [employeeId] : [],
    );
    const contains = splitWords(searchCharacters).map((text) => ({
      fields: ['fullName'] as const,
      text,
    }));
    const matching: Matching = { where: { isActive: true }, contains };
    const { rows, total } = await readWithout(db, matching, memberIds, skip);
    const stored = new Map(memberships.map((membership) => [membership.id, membership]));
    return ok({
      members: await listCandidates(call, project.id, rows, ({ id }) =>
        stored.get(membershipId(project.id, id)),
      ),
      totalCount: total,
    });
  },
};

/**
 * A page of the matching employees by name, without some of them. The store cannot leave records
 * out: the page is read with room for those, and starts where as many others come before it.
 */
async function readWithout(
  db: Scope<World>,
  { where, contains }: Matching,
  excludedIds: readonly string[],
  skip: number,
): Promise<{ rows: Employee[]; total: number }> {
  const order = { by: 'fullName' } as const;
  const excluded = await db.query('employees', {
    where: { ...where, id: excludedIds },
    ...(contains && { contains }),
  });
  const { rows, total } = await db.page('employees', {
    ...(where && { where }),
    ...(contains && { contains }),
    order,
    offset: skip,
    limit: limit + excluded.length,
  });
  const [first] = rows;
  const before = first ? excluded.filter((each) => comesBefore(each, first)).length : 0;
  const ids = new Set(excludedIds);
  const others = rows.filter(({ id }) => !ids.has(id));
  return { rows: others.slice(before, before + limit), total: total - excluded.length };
}

const comesBefore = (a: Employee, b: Employee): boolean => {
  const order = compareNames(a.fullName, b.fullName);
  return order < 0 || (order === 0 && a.id < b.id);
};
