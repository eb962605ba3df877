import type { FilterNames, ProjectCounts } from './list/project-counts.actors.ts';
import { emptyProject, type Project, type ProjectForm } from './project.ts';

/** A project of someone else, in stories and tests. */
export const exampleProject: Project = {
  id: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01',
  code: 'AS-001',
  name: 'Portal',
  description: 'Portal for our clients and ourselves.',
  createdBy: 'Ava Stone',
  ownedBy: 'Ben Okafor',
  isResponse: false,
  isOwner: false,
  isWatching: false,
  isApexProject: true,
  unResolvedImpediment: 0,
  dueOn: '2026-05-29',
  startOn: '2026-01-05',
  createdOn: '2026-01-05T08:00:00.000Z',
  ownerId: 'employee-ben',
  parentProject: null,
  subProjectCount: 2,
  version: 1,
};

/** A sub-project that waits for an answer, with impediments. */
export const blockedProject: Project = {
  ...exampleProject,
  id: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d05',
  code: 'AS-009',
  name: 'Portal: Design',
  description: '',
  isApexProject: false,
  isResponse: true,
  isOwner: true,
  isWatching: true,
  unResolvedImpediment: 2,
  dueOn: null,
  startOn: null,
  parentProject: { id: exampleProject.id, code: exampleProject.code, name: exampleProject.name },
  subProjectCount: 0,
};

/** The example project in the form. */
export const exampleForm: ProjectForm = {
  ...emptyProject,
  name: exampleProject.name,
  code: exampleProject.code,
  description: exampleProject.description,
  startOn: exampleProject.startOn ?? null,
  dueOn: exampleProject.dueOn,
};

export const exampleCounts: ProjectCounts = {
  accessible: 37,
  owned: 4,
  watched: 6,
  apex: 2,
  impedimented: 9,
  progressing: 12,
  stopped: 3,
  waiting: 1,
};

/** The names of a filter by a tag. */
export const exampleNames: FilterNames = {
  tags: [{ id: '3c9d2e10-0000-4000-8000-000000000001', name: 'Strategic', color: '#7C3AED' }],
  owners: [],
  parentProject: null,
};
