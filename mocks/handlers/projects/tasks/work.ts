import type { components } from '@atrium/contract/generated/types.ts';
import { ok, type Handlers } from '../../../core/requests/handler.ts';
import { isParticipant, toAccessCondition } from '../../../common/analytics/access.ts';
import { containsWords } from '../../../common/projects/words.ts';
import type { Viewer } from '../../../common/projects/access.ts';
import { readWorkPage, type Work } from './work-page.ts';

/** Page size of the work search. */
const pageSize = 20;

/** Searches thousands of projects and tasks to book time on. Source: PROJ-004. */
export const work: Pick<Handlers<'projects'>, 'searchWork'> = {
  searchWork: async (call) => {
    const { db, user, query } = call;
    const { searchCharacters = '', skip } = query;
    const contains = [...toAccessCondition(user), ...containsWords(searchCharacters)];
    const { rows, total } = await readWorkPage({ db, contains }, { skip, limit: pageSize });
    return ok({ work: await toView(call, rows), totalCount: total });
  },
};

async function toView(
  { db, user }: Viewer,
  page: readonly Work[],
): Promise<components['schemas']['BookableWork'][]> {
  const found = await db.getMany('projects', page.map(getProjectId));
  return page.flatMap((record) => {
    const project = found.get(getProjectId(record));
    if (!project) return [];
    const isTask = 'projectId' in record;
    return {
      projectId: project.id,
      projectDisplayString: shown(project),
      taskId: isTask ? record.id : null,
      taskDisplayString: isTask ? shown(record) : '',
      mayAddTask: isParticipant(user, project),
    };
  });
}

const getProjectId = (record: Work): string =>
  'projectId' in record ? record.projectId : record.id;

const shown = ({ code, name }: Work): string => `${code} ${name}`;
