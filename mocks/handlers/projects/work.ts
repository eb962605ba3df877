import type { components } from '#openapi/generated/types.ts';
import { ok, type Handlers } from '../../core/handler.ts';
import { normalizeName } from '../../store/normalize-name.ts';
import type { Project, Task } from '../../store/world/projects.ts';
import { loadAccess } from '../../common/analytics/access.ts';
import { once } from '../../common/clockwork/once.ts';
import { readProjectAccess, type Viewer } from '../../common/projects/access.ts';
import { compareNames } from '../../store/sort-key.ts';

/** A project, or one of its tasks. */
interface Work {
  project: Project;
  task: Task | null;
}

/** Page size of the work search. */
const pageSize = 20;

/** Searches thousands of projects and tasks to book time on. Source: PROJ-004. */
export const work: Pick<Handlers<'projects'>, 'searchWork'> = {
  searchWork: async (call) => {
    const { searchCharacters = '', skip } = call.query;
    const terms = normalizeName(searchCharacters).split(' ');
    const found = (await allWork(call)).filter((each) => fits(each, terms)).toSorted(inOrder);
    const page = found.slice(skip, skip + pageSize);
    return ok({ work: await toView(call, page), totalCount: found.length });
  },
};

/** The projects that a user has access to, and their tasks. */
async function allWork(viewer: Viewer): Promise<Work[]> {
  const { all, accessible } = await loadAccess(viewer);
  const projects = all.filter(({ id }) => accessible.has(id));
  const tasks = Map.groupBy(await viewer.db.query('tasks'), ({ projectId }) => projectId);
  return projects.flatMap((project) =>
    [null, ...(tasks.get(project.id) ?? [])].map((task) => ({ project, task })),
  );
}

const shown = (record: Project | Task | null) => (record ? `${record.code} ${record.name}` : '');

/** Whether project or task contain every word; words are normalized. */
function fits({ project, task }: Work, terms: readonly string[]): boolean {
  const searchText = normalizeName(`${shown(project)} ${shown(task)}`);
  return terms.every((word) => searchText.includes(word));
}

/** By project code, each project before its tasks. */
const inOrder = (a: Work, b: Work): number =>
  compareNames(a.project.code, b.project.code) ||
  compareNames(a.task?.code ?? '', b.task?.code ?? '');

async function toView(viewer: Viewer, page: readonly Work[]) {
  const takesPart = once(async (id) => {
    const project = page.find((each) => each.project.id === id)?.project;
    return project ? (await readProjectAccess(viewer, project)).isMember : false;
  });
  return Promise.all(
    page.map(async ({ project, task }): Promise<components['schemas']['BookableWork']> => {
      return {
        projectId: project.id,
        projectDisplayString: shown(project),
        taskId: task?.id ?? null,
        taskDisplayString: shown(task),
        mayAddTask: await takesPart(project.id),
      };
    }),
  );
}
