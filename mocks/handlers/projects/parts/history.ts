import { ok, type Handlers } from '../../../core/requests/handler.ts';
import { requireProjectAccess } from '../../../common/projects/access.ts';

/** Lines of a page of the history. */
const pageSize = 20;

/** Who changed what of a project. Source: PROJ-D94. */
export const history: Pick<Handlers<'projects'>, 'getProjectHistory'> = {
  getProjectHistory: async (call) => {
    const { db, path, query } = call;
    const { project } = await requireProjectAccess(call, path.id);
    const { rows, total } = await db.page('projectChanges', {
      where: { projectId: project.id },
      order: { by: 'sequence', direction: 'descending' },
      offset: query.skip,
      limit: pageSize,
    });
    const projectChanges = rows.map(
      ({ sequence: _sequence, projectId: _project, ...line }) => line,
    );
    return ok({ projectChanges, totalCount: total });
  },
};
