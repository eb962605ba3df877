import type { components } from '@atrium/contract/generated/types.ts';
import { message, ok, type Handlers } from '../../../core/requests/handler.ts';
import { foundOr404, idFree } from '../../../core/records/records.ts';
import { reject } from '../../../core/requests/http-error.ts';
import { trimmed } from '../../../core/files/texts.ts';
import { changed, checkVersion, created } from '../../../core/records/versions.ts';
import type { ProjectFile } from '../../../store/world/projects.ts';
import { getEmployeeId, projectToWorkOn } from './gates.ts';
import { loadName } from '../../../common/projects/people.ts';
import {
  requireProjectAccess,
  type ProjectAccess,
  type Viewer,
} from '../../../common/projects/access.ts';

type FileLink = components['schemas']['ProjectFileLink'];
type Group = Pick<
  Handlers<'projects'>,
  'addProjectFile' | 'updateProjectFile' | 'deleteProjectFile' | 'watchProject' | 'unwatchProject'
>;

/** File links of a project, and the watch list. Source: PROJ-035, PROJ-028, PROJ-093. */
export const files: Group = {
  addProjectFile: async (call) => {
    const { db, body, clock } = call;
    const access = await projectToWorkOn(call, call.path.projectId);
    idFree(await db.get('projectFiles', body.id));
    const fields = {
      id: body.id,
      projectId: access.project.id,
      name: trimmed('name', body.name),
      url: body.url,
      employeeId: getEmployeeId(call),
      uploadedOn: new Date(clock.now()).toISOString(),
    };
    const file = created(fields, call);
    await db.put('projectFiles', file);
    return ok({
      projectFileLink: await linkView(call, access, file),
      successMessages: [message('fileAdded')],
    });
  },

  updateProjectFile: async (call) => {
    const { db, body } = call;
    const { access, file } = await findOwnFile(call, body.id);
    checkVersion(file, body.version);
    const after = changed(file, { name: trimmed('name', body.name), url: body.url }, call);
    await db.put('projectFiles', after);
    return ok({
      projectFileLink: await linkView(call, access, after),
      successMessages: [message('fileUpdated')],
    });
  },

  deleteProjectFile: async (call) => {
    const { file } = await findOwnFile(call, call.path.id);
    await call.db.remove('projectFiles', file.id);
    return ok({ successMessages: [message('fileDeleted')] });
  },

  watchProject: async (call) => {
    const { project } = await requireProjectAccess(call, call.path.id);
    const employeeId = getEmployeeId(call);
    const watches = await listWatches(call, project.id, employeeId);
    const watch = { id: `${project.id}:${employeeId}`, projectId: project.id, employeeId };
    if (watches.length === 0) await call.db.put('projectWatches', watch);
    return ok({ isWatching: true, successMessages: [message('projectWatched')] });
  },

  unwatchProject: async (call) => {
    const { project } = await requireProjectAccess(call, call.path.id);
    for (const { id } of await listWatches(call, project.id, getEmployeeId(call))) {
      await call.db.remove('projectWatches', id);
    }
    return ok({ isWatching: false, successMessages: [message('projectUnwatched')] });
  },
};

const listWatches = ({ db }: Viewer, projectId: string, employeeId: string) =>
  db.query('projectWatches', { where: { projectId, employeeId } });

/** The file links of a project, latest upload first. Source: PROJ-012. */
export async function listFileLinks(viewer: Viewer, access: ProjectAccess): Promise<FileLink[]> {
  const links = await viewer.db.query('projectFiles', {
    where: { projectId: access.project.id },
    order: { by: 'uploadedOn', direction: 'descending' },
  });
  const employees = await viewer.db.getMany(
    'employees',
    links.map(({ employeeId }) => employeeId),
  );
  return links.map((file) =>
    toLink(viewer, access, { file, employeeName: employees.get(file.employeeId)?.fullName ?? '' }),
  );
}

/** A file link that the user may change. 404, 403. */
async function findOwnFile(viewer: Viewer, id: string) {
  const file = foundOr404(await viewer.db.get('projectFiles', id), 'fileUnknown');
  const access = await requireProjectAccess(viewer, file.projectId);
  if (!mayChange(viewer, access, file)) throw reject(403, 'notYourFile');
  return { file, access };
}

const mayChange = ({ user }: Viewer, { isOwner }: ProjectAccess, { employeeId }: ProjectFile) =>
  isOwner || employeeId === user.employeeId;

const linkView = async (
  viewer: Viewer,
  access: ProjectAccess,
  file: ProjectFile,
): Promise<FileLink> =>
  toLink(viewer, access, { file, employeeName: await loadName(viewer.db, file.employeeId) });

function toLink(
  viewer: Viewer,
  access: ProjectAccess,
  { file, employeeName }: { file: ProjectFile; employeeName: string },
): FileLink {
  const { id, projectId, name, url, uploadedOn, version } = file;
  const isEditable = mayChange(viewer, access, file);
  return { id, projectId, name, url, employeeName, uploadedOn, isEditable, version };
}
