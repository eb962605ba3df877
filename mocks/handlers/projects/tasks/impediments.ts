import type { components } from '@atrium/contract/generated/types.ts';
import { message, ok, type Handlers } from '../../../core/requests/handler.ts';
import { foundOr404, idFree } from '../../../core/records/records.ts';
import { reject } from '../../../core/requests/http-error.ts';
import { trimmed } from '../../../core/files/texts.ts';
import { changed, checkVersion, created } from '../../../core/records/versions.ts';
import { cleanOrEmpty } from '../../../store/normalize-name.ts';
import type { Employee } from '../../../store/world/people.ts';
import type { Impediment } from '../../../store/world/projects.ts';
import { shownDay } from '../../../common/clockwork/period.ts';
import { getEmployeeId, projectToWorkOn } from '../parts/gates.ts';
import { notifyImpediment } from './notify-impediment.ts';
import { toPerson } from '../../../common/projects/people.ts';
import {
  requireProjectAccess,
  type ProjectAccess,
  type Viewer,
} from '../../../common/projects/access.ts';
import { countUnresolved } from '../../../common/projects/view.ts';

type View = components['schemas']['ProjectImpediment'];
type Group = Pick<
  Handlers<'projects'>,
  | 'getProjectImpediments'
  | 'addImpediment'
  | 'updateImpediment'
  | 'deleteImpediment'
  | 'resolveImpediment'
>;

/** The impediments of projects. Source: PROJ-038, PROJ-060, PROJ-019. */
export const impediments: Group = {
  getProjectImpediments: async (call) => {
    const access = await requireProjectAccess(call, call.path.projectId);
    const found = await call.db.query('impediments', {
      where: { projectId: access.project.id },
      order: { by: 'createdOn', direction: 'descending' },
    });
    return ok({ projectImpediments: await toViews(call, access, found) });
  },

  addImpediment: async (call) => {
    const { db, body, clock } = call;
    const access = await projectToWorkOn(call, body.projectId);
    if (body.id !== undefined) idFree(await db.get('impediments', body.id));
    const fields = {
      id: body.id ?? crypto.randomUUID(),
      projectId: access.project.id,
      impediments: trimmed('impediments', body.impediments),
      createdBy: getEmployeeId(call),
      createdOn: new Date(clock.now()).toISOString(),
      resolvedBy: null,
      resolvedOn: null,
      resolution: '',
    };
    const impediment = created(fields, call);
    await db.put('impediments', impediment);
    await notifyImpediment(call, access.project, impediment);
    return shown(call, access, impediment, 'impedimentAdded');
  },

  updateImpediment: async (call) => {
    const { db, body } = call;
    const impediment = await getImpedimentRecord(call, body.id);
    const access = await requireProjectAccess(call, impediment.projectId);
    if (!isOwn(call, access, impediment)) throw reject(403, 'notYourImpedimentToEdit');
    if (impediment.resolvedOn !== null) throw reject(409, 'impedimentResolvedUnchanged');
    checkVersion(impediment, body.version);
    const text = trimmed('impediments', body.impediments);
    const after = changed(impediment, { impediments: text }, call);
    await db.put('impediments', after);
    return shown(call, access, after, 'impedimentUpdated');
  },

  deleteImpediment: async (call) => {
    const impediment = await getImpedimentRecord(call, call.path.id);
    const access = await requireProjectAccess(call, impediment.projectId);
    if (!isOwn(call, access, impediment)) throw reject(403, 'notYourImpediment');
    await call.db.remove('impediments', impediment.id);
    return ok({
      unResolvedImpediment: await countUnresolved(call, impediment.projectId),
      successMessages: [message('impedimentDeleted')],
    });
  },

  resolveImpediment: async (call) => {
    const { db, clock } = call;
    const impediment = await getImpedimentRecord(call, call.path.id);
    const access = await projectToWorkOn(call, impediment.projectId);
    if (impediment.resolvedOn !== null) throw reject(409, 'impedimentResolvedAlready');
    const fields = {
      resolvedBy: getEmployeeId(call),
      resolvedOn: new Date(clock.now()).toISOString(),
      resolution: cleanOrEmpty(call.body?.resolution ?? ''),
    };
    const after = changed(impediment, fields, call);
    await db.put('impediments', after);
    await notifyImpediment(call, access.project, after);
    return shown(call, access, after, 'impedimentResolved');
  },
};

/** The response with a changed impediment, and the number of those that are unresolved. */
async function shown(
  viewer: Viewer,
  access: ProjectAccess,
  impediment: Impediment,
  success: 'impedimentAdded' | 'impedimentUpdated' | 'impedimentResolved',
) {
  return ok({
    projectImpediment: await viewOne(viewer, access, impediment),
    unResolvedImpediment: await countUnresolved(viewer, impediment.projectId),
    successMessages: [message(success)],
  });
}

async function getImpedimentRecord({ db }: Viewer, id: string): Promise<Impediment> {
  return foundOr404(await db.get('impediments', id), 'impedimentUnknown');
}

/** Whether a person may change and delete an impediment: who raised it, and the owner. */
const isOwn = ({ user }: Viewer, { isOwner }: ProjectAccess, { createdBy }: Impediment) =>
  isOwner || createdBy === user.employeeId;

async function viewOne(viewer: Viewer, access: ProjectAccess, impediment: Impediment) {
  const employees = await readPeople(viewer, [impediment]);
  return toView(viewer, access, { impediment, employees });
}

async function toViews(
  viewer: Viewer,
  access: ProjectAccess,
  found: readonly Impediment[],
): Promise<View[]> {
  const employees = await readPeople(viewer, found);
  return found.map((impediment) => toView(viewer, access, { impediment, employees }));
}

/** Reads the employees who raised or resolved impediments. */
const readPeople = ({ db }: Viewer, found: readonly Impediment[]) =>
  db.getMany(
    'employees',
    found.flatMap(({ createdBy, resolvedBy }) => [createdBy, resolvedBy ?? []].flat()),
  );

function toView(
  viewer: Viewer,
  access: ProjectAccess,
  { impediment, employees }: { impediment: Impediment; employees: ReadonlyMap<string, Employee> },
): View {
  const { user } = viewer;
  const { id, projectId, impediments: text, version, resolution } = impediment;
  const { createdBy, createdOn, resolvedBy, resolvedOn } = impediment;
  const isEditable = isOwn(viewer, access, impediment);
  const { fullName, ...image } = toPerson(employees.get(createdBy));
  return {
    id,
    projectId,
    impediments: text,
    createdBy,
    creatorName: fullName,
    createdOn,
    createdOnAsString: shownDay(createdOn, user),
    resolvedBy,
    resolverName: resolvedBy === null ? null : (employees.get(resolvedBy)?.fullName ?? ''),
    resolvedOn,
    resolvedOnAsString: resolvedOn === null ? '' : shownDay(resolvedOn, user),
    ...image,
    isResolved: resolvedOn !== null,
    isDeletable: isEditable,
    isEditable: isEditable && resolvedOn === null,
    resolution,
    version,
  };
}
