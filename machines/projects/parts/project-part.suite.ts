import { createActor, waitFor, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { serverClock } from '../../clock.ts';
import type { ProjectPartInput, ProjectPartReport } from './project-part.ts';

/** A new project of the current user; returns its id. */
export async function createOwnProject(code: string): Promise<string> {
  const id = crypto.randomUUID();
  await api.createProject({ body: { id, code, name: `Project ${code}`, description: '' } });
  return id;
}

/**
 * The id of the current user's project with this code; without one, a new project, which `fill`
 * completes.
 */
export async function findOrCreateProject(
  code: string,
  fill: (projectId: string) => Promise<void>,
): Promise<string> {
  const columnFilters = [{ name: 'code', value: code }];
  const body = { page: 1, pageSize: 10 as const, sort: null, columnFilters };
  const [found] = (await api.searchProjects({ body })).pmoProjects;
  if (found) return found.id;
  const id = await createOwnProject(code);
  await fill(id);
  return id;
}

/** The input of a part of a stored project, and what the part has reported. */
async function loadPartInput(id: string) {
  const reports: ProjectPartReport['type'][] = [];
  const { profile } = await api.getProfile({});
  const input: ProjectPartInput = {
    detail: await api.getProject({ path: { id } }),
    employeeId: profile.employeeId,
    clock: serverClock,
    report: { send: ({ type }) => void reports.push(type) },
  };
  return { input, reports };
}

/** Starts a part of a stored project. `rest` waits until the part is idle. */
export async function startPart<Machine extends AnyStateMachine>(machine: Machine, id: string) {
  const { input, reports } = await loadPartInput(id);
  const actor = createActor(machine, { input } as never).start();
  const rest = () => waitFor(actor, (state) => (state as AnyMachineSnapshot).matches('resting'));
  return { actor, reports, rest };
}
