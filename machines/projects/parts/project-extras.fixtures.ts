import type { Impediment } from '../impediments/project-impediment.ts';
import type { ProjectFile } from '../files/project-file.ts';
import type { ProjectTag, Tag } from '../list/project-tags.actors.ts';
import { buildDetail, buildPartInput, exampleDetail } from '../project-overview.fixtures.ts';
import type { ProjectPartInput } from './project-part.ts';

const { id: projectId } = exampleDetail.project;

export const exampleFile: ProjectFile = {
  id: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d21',
  projectId,
  name: 'First sketches',
  url: 'https://files.demo.test/portal/sketches',
  employeeName: 'Ben Okafor',
  uploadedOn: '2026-01-05T05:00:00.000Z',
  isEditable: true,
  version: 1,
};

/** File links: of today, of yesterday, and an older one that someone else has added. */
export const exampleFiles: ProjectFile[] = [
  exampleFile,
  {
    id: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d22',
    projectId,
    name: 'Minutes of the kick-off',
    url: 'HTTPS://www.docs.demo.test/minutes?day=2026-01-04',
    employeeName: 'Ben Okafor',
    uploadedOn: '2026-01-04T09:00:00.000Z',
    isEditable: true,
    version: 1,
  },
  {
    id: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d23',
    projectId,
    name: 'Budget',
    url: 'https://files.demo.test/portal/budget',
    employeeName: 'Grace Kim',
    uploadedOn: '2025-12-12T09:00:00.000Z',
    isEditable: false,
    version: 3,
  },
];

export const exampleImpediment: Impediment = {
  id: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d31',
  impediments: 'The test server has been down since Monday.',
  createdBy: 'employee-ben',
  creatorName: 'Ben Okafor',
  createdOn: '2026-01-04T09:00:00.000Z',
  createdOnAsString: '04/01/2026',
  resolverName: null,
  projectId,
  resolvedBy: null,
  resolvedOn: null,
  resolvedOnAsString: '',
  mediaFileId: null,
  profileImageUrl: null,
  isResolved: false,
  isDeletable: true,
  resolution: '',
  isEditable: true,
  version: 1,
};

/** Two unresolved impediments, one of someone else; and one that was resolved with a word. */
export const exampleImpediments: Impediment[] = [
  exampleImpediment,
  {
    ...exampleImpediment,
    id: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d33',
    impediments: 'Two people are out sick, so the rollout has to be postponed.',
    createdBy: 'employee-grace',
    creatorName: 'Grace Kim',
    createdOn: '2025-12-20T09:00:00.000Z',
    createdOnAsString: '20/12/2025',
    isDeletable: false,
    isEditable: false,
  },
  {
    ...exampleImpediment,
    id: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d32',
    impediments: 'We wait for the client’s logo.',
    createdOn: '2025-12-01T09:00:00.000Z',
    createdOnAsString: '01/12/2025',
    resolverName: 'Grace Kim',
    resolvedBy: 'employee-grace',
    resolvedOn: '2025-12-03T14:30:00.000Z',
    resolvedOnAsString: '03/12/2025',
    isResolved: true,
    isEditable: false,
    resolution: 'The client sent it by e-mail.',
    version: 2,
  },
];

export const exampleTag: Tag = {
  id: '3c9d2e10-0000-4000-8000-000000000001',
  name: 'Strategic',
  color: '#7C3AED',
  createdOn: '2026-01-02T09:00:00.000Z',
  teamId: null,
  projectCount: 3,
  version: 1,
};

/** Tags to assign; one has a light colour. */
export const exampleTags: Tag[] = [
  { ...exampleTag, id: '3c9d2e10-0000-4000-8000-000000000003', name: 'Internal', color: '#FDE047' },
  {
    ...exampleTag,
    id: '3c9d2e10-0000-4000-8000-000000000002',
    name: 'Regulatory',
    color: '#B45309',
  },
  exampleTag,
];

/** A tag of the project that its sub-projects inherit. */
export const exampleProjectTag: ProjectTag = {
  projectId,
  tagId: '3c9d2e10-0000-4000-8000-000000000003',
  tagName: 'Internal',
  tagColor: '#FDE047',
  isInherited: false,
  assignedToAll: true,
  projectCode: 'AS-009',
  projectName: 'Portal: Design',
  teamName: null,
  isRemovable: true,
};

/** The project's own tag, one of a team that the person is not in, and an inherited one. */
export const exampleProjectTags: ProjectTag[] = [
  {
    projectId,
    tagId: '3c9d2e10-0000-4000-8000-000000000004',
    tagName: 'Design',
    tagColor: '#0F766E',
    isInherited: false,
    assignedToAll: false,
    projectCode: 'AS-009',
    projectName: 'Portal: Design',
    teamName: 'Design',
    isRemovable: false,
  },
  exampleProjectTag,
  {
    projectId: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01',
    tagId: '3c9d2e10-0000-4000-8000-000000000001',
    tagName: 'Strategic',
    tagColor: '#7C3AED',
    isInherited: true,
    assignedToAll: true,
    projectCode: 'AS-001',
    projectName: 'Portal',
    teamName: null,
    isRemovable: false,
  },
];

/** The input of the files' part. */
export const filesInput: ProjectPartInput = buildPartInput({
  ...exampleDetail,
  projectFilesStorage: exampleFiles,
});

/** The input of the impediments' part. */
export const impedimentsInput: ProjectPartInput = buildPartInput(
  buildDetail({ unResolvedImpediment: 2 }),
);

/** The input of the tags' part, for the project's owner. */
export const tagsInput: ProjectPartInput = buildPartInput({
  ...exampleDetail,
  projectTags: exampleProjectTags,
  tags: exampleTags,
  isTaggable: true,
});

/** The same as a member who may not edit the project. */
export const untaggableInput: ProjectPartInput = buildPartInput({
  ...buildDetail({ isOwner: false, isEditable: false }),
  projectTags: exampleProjectTags.map((each) => ({ ...each, isRemovable: false })),
  tags: [],
  isTaggable: false,
});
