import { isAccessible } from '../../../common/analytics/access.ts';
import { foldAccents } from '../../../common/search-keys.ts';
import { splitWords } from '../../../common/projects/words.ts';
import { normalizeName } from '../../../store/normalize-name.ts';
import type { Impediment, Project } from '../../../store/world/projects.ts';
import { listTagged, toPeople } from './task-condition.ts';
import { getReasons, type Status, type WorkViewFacts } from './view.ts';

/** An impediment with its project. */
export interface FoundImpediment {
  impediment: Impediment;
  project: Project;
  /** Who raised it. */
  personName: string;
}

/** An unresolved impediment blocks the work. */
export const getImpedimentStatus = ({ resolvedOn }: Impediment): Status =>
  resolvedOn === null ? 'blocked' : 'done';

/**
 * The impediments that match all filters of a request. They have no due date, so that filters by one
 * find none.
 */
export async function findImpediments(facts: WorkViewFacts): Promise<FoundImpediment[]> {
  const { call, teamIds } = facts;
  const { db, user, body } = call;
  const { kinds = [], statuses = [], projectIds = [], due } = body;
  const isWithout =
    (kinds.length > 0 && !kinds.includes('impediment')) || (due !== undefined && due !== 'none');
  const [hasOpen, hasResolved] = (['blocked', 'done'] as const).map(
    (status) => statuses.length === 0 || statuses.includes(status),
  );
  if (isWithout || (!hasOpen && !hasResolved)) return [];
  const stored = await db.query('impediments', {
    where: {
      ...(projectIds.length > 0 && { projectId: projectIds }),
      ...(!hasResolved && { resolvedOn: null }),
      ...(!hasOpen && { resolvedOn: {} }),
    },
  });
  const tagged = await listTagged(facts);
  const people = toPeople(facts);
  const isRequested = ({ createdBy, projectId }: Impediment) =>
    (!people || people.includes(createdBy)) &&
    (!teamIds || teamIds.includes(createdBy)) &&
    (!tagged || tagged.includes(projectId)) &&
    isOwn(facts, { createdBy, projectId });
  const found = stored.filter(isRequested);
  const [projects, employees] = await Promise.all([
    db.getMany('projects', new Set(found.map(({ projectId }) => projectId))),
    db.getMany('employees', new Set(found.map(({ createdBy }) => createdBy))),
  ]);
  const words = splitWords(body.search ?? '').map(foldAccents);
  return found.flatMap((impediment) => {
    const project = projects.get(impediment.projectId);
    if (!project || !isAccessible(user, project)) return [];
    const text = normalizeName(`${project.code} ${project.name} ${impediment.impediments}`);
    if (!words.every((word) => foldAccents(text).includes(word))) return [];
    return [
      { impediment, project, personName: employees.get(impediment.createdBy)?.fullName ?? '' },
    ];
  });
}

function isOwn(
  { call, employeeId, watched }: WorkViewFacts,
  { createdBy, projectId }: Pick<Impediment, 'createdBy' | 'projectId'>,
): boolean {
  const reasons = getReasons(call.body);
  if (!reasons) return true;
  if (reasons.includes('raised') && createdBy === employeeId) return true;
  return reasons.includes('watched') && watched.has(projectId);
}
