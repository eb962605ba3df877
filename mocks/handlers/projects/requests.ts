import { message, ok, type Handlers } from '../../core/requests/handler.ts';
import { foundOr404 } from '../../core/records/records.ts';
import { reject } from '../../core/requests/http-error.ts';
import { requireProjectAccess } from '../../common/projects/access.ts';
import { denyRequest, endRequest, findRequest } from '../../common/projects/requests.ts';
import { overviewNow } from '../../common/projects/view.ts';
import { containsWords } from '../../common/projects/words.ts';
import { projectToGovern } from './parts/gates.ts';
import { projectToRespondFor } from './parts/link-rules.ts';
import {
  readOwnParents,
  readOwnSubProjects,
  readRequestedParents,
  toLinkable,
} from './parts/linkable.ts';

type Group = Pick<
  Handlers<'projects'>,
  'searchLinkableProjects' | 'denySubProjectRequest' | 'withdrawSubProjectRequest'
>;

/** Pending requests to link projects, and the search for the projects to link. Source: PROJ-032. */
export const requests: Group = {
  searchLinkableProjects: async (call) => {
    const { linkAs, searchCharacters = '', skip } = call.query;
    const access = await requireProjectAccess(call, call.path.id);
    const { project } = access;
    const requested = { words: containsWords(searchCharacters), skip };
    const readers = {
      RequestedParent: () => readRequestedParents(call, project, requested),
      OwnParent: () => readOwnParents(call, project, requested),
      SubProject: () => readOwnSubProjects(call, access, requested),
    };
    const { rows, total } = await readers[linkAs]();
    return ok({ projects: toLinkable(rows), totalCount: total });
  },

  denySubProjectRequest: async (call) => {
    const { db, body } = call;
    const { project: parent } = await projectToRespondFor(call, body.projectId);
    const sub = foundOr404(await db.get('projects', body.subProjectId), 'requestUnknown');
    const request = await findRequest(db, sub.id, parent.id);
    if (!request) throw reject(409, 'requestOver');
    await denyRequest(call, request);
    return ok({ successMessages: [message('linkDenied')] });
  },

  withdrawSubProjectRequest: async (call) => {
    const { db, path } = call;
    const { project } = await projectToGovern(call, path.id);
    const request = await db.get('subProjectRequests', project.id);
    if (!request) throw reject(409, 'requestOver');
    await endRequest(db, request);
    return ok({
      project: await overviewNow(call, project),
      successMessages: [message('linkWithdrawn')],
    });
  },
};
