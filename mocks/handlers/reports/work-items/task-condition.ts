import { toAccessCondition } from '../../../common/analytics/access.ts';
import { addDays } from '../../../common/clockwork/time.ts';
import { encloseId } from '../../../common/search-keys.ts';
import { containsWords } from '../../../common/projects/words.ts';
import { narrow, type Constraints, type TaskCondition } from './constraints.ts';
import { getReasons, type Search, type Status, type WorkViewFacts } from './view.ts';

/** The statuses of open work as stored: without one, a task is open. */
export const notDone = ['open', 'inProgress', 'blocked', null] as const;

/** Statuses as stored. */
const toStored = (statuses: readonly Status[]): readonly (Status | null)[] =>
  statuses.includes('open') ? [...statuses, null] : statuses;

/** The condition of the tasks that match all filters of a request. */
export async function toTaskCondition(facts: WorkViewFacts): Promise<TaskCondition> {
  const { call, teamIds } = facts;
  const { body, user } = call;
  const { projectIds = [], statuses = [], kinds = [], search = '' } = body;
  let found: TaskCondition = {
    where: {},
    contains: [...toAccessCondition(user), ...containsWords(search)],
  };
  const add = (more: Constraints) => {
    found = narrow(found, more);
  };
  if (kinds.length > 0 && !kinds.includes('task')) add({ id: [] });
  if (projectIds.length > 0) add({ projectId: projectIds });
  if (statuses.length > 0) add({ status: toStored(statuses) });
  const people = toPeople(facts);
  if (people) add({ assigneeId: people });
  if (teamIds) add({ assigneeId: teamIds });
  add(toDue(facts));
  const [tagged, ownIds] = await Promise.all([listTagged(facts), listOwn(facts)]);
  if (tagged) add({ projectId: tagged });
  if (ownIds) add({ id: ownIds });
  return found;
}

/** The employees of the filter; `me` is the caller, and null stands for nobody. */
export function toPeople({ call, employeeId }: WorkViewFacts): readonly (string | null)[] | null {
  const { personIds = [] } = call.body;
  if (personIds.length === 0) return null;
  return personIds.map((id) => (id === 'me' ? employeeId : id === 'none' ? null : id));
}

function toDue({ call: { body }, today, weeks }: WorkViewFacts): Constraints {
  const tomorrow = addDays(today, 1);
  const { due, dueFrom, dueTo } = body;
  if (due === 'overdue') return { dueOn: { below: today }, status: notDone };
  if (due === 'today') return { dueOn: { from: today, below: tomorrow } };
  if (due === 'thisWeek') return { dueOn: { from: weeks.current, below: weeks.next } };
  if (due === 'none') return { dueOn: [null] };
  if (due === 'range') return { dueOn: toRange({ dueFrom, dueTo }) };
  return {};
}

const toRange = ({
  dueFrom,
  dueTo,
}: {
  dueFrom?: string | undefined;
  dueTo?: string | undefined;
}) => ({
  ...(dueFrom !== undefined && { from: dueFrom }),
  ...(dueTo !== undefined && { below: addDays(dueTo, 1) }),
});

/** The projects with all tags of the filter; null without such a filter. */
export async function listTagged({ call: { db, user, body } }: WorkViewFacts) {
  const { tagIds = [] } = body satisfies Search;
  if (tagIds.length === 0) return null;
  const tags = tagIds.map((id) => ({ fields: ['tagIds'] as const, text: encloseId(id) }));
  const contains = [...toAccessCondition(user), ...tags];
  return (await db.groups('projects', { contains, by: 'id' })).flatMap(({ value }) => value ?? []);
}

/** The ids of the caller's own tasks; null for other scopes. */
async function listOwn({ call, employeeId, watched, ownSeconds }: WorkViewFacts) {
  const reasons = getReasons(call.body);
  if (!reasons) return null;
  const { db } = call;
  const listIds = async (where: Constraints & { createdById?: string }) =>
    (await db.groups('tasks', { where: where as object, by: 'id' })).flatMap(
      ({ value }) => value ?? [],
    );
  const lists = await Promise.all([
    reasons.includes('assigned') ? listIds({ assigneeId: [employeeId] }) : [],
    reasons.includes('watched') ? listIds({ projectId: [...watched] }) : [],
    reasons.includes('raised') ? listIds({ createdById: employeeId }) : [],
  ]);
  const timed = reasons.includes('timed') ? [...ownSeconds.keys()] : [];
  return [...new Set([...lists.flat(), ...timed])];
}
