import type { ProjectTag, TagChoice, TaggedProject } from './tagged-projects.ts';

const top = '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01';

const ownTag: ProjectTag = {
  projectId: top,
  tagId: '3c9d2e10-0000-4000-8000-000000000001',
  tagName: 'Strategic',
  tagColor: '#7C3AED',
  isInherited: false,
  assignedToAll: true,
  projectCode: 'AS-001',
  projectName: 'Portal',
  teamName: null,
  isRemovable: true,
};

/** Projects with own and inherited tags, one that is not the person's, and one without tags. */
export const sampleTagged: readonly [TaggedProject, TaggedProject, TaggedProject] = [
  {
    projectId: top,
    projectCode: 'AS-001',
    projectName: 'Portal',
    ownerName: 'Ava Stone',
    isTaggable: true,
    projectTags: [ownTag],
  },
  {
    projectId: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d02',
    projectCode: 'AS-001-1',
    projectName: 'Sign-in',
    ownerName: 'Ben Okafor',
    isTaggable: false,
    projectTags: [
      {
        ...ownTag,
        projectId: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d02',
        tagId: '3c9d2e10-0000-4000-8000-000000000002',
        tagName: 'Needs design',
        tagColor: '#FDE047',
        assignedToAll: false,
        projectCode: 'AS-001-1',
        projectName: 'Sign-in',
        teamName: 'Design',
        isRemovable: false,
      },
      { ...ownTag, isInherited: true, isRemovable: false },
    ],
  },
  {
    projectId: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d03',
    projectCode: 'AS-002',
    projectName: 'Billing',
    ownerName: 'Ava Stone',
    isTaggable: true,
    projectTags: [],
  },
];

export const sampleOwnTag = ownTag;

export const sampleChoices: readonly TagChoice[] = [
  {
    id: '3c9d2e10-0000-4000-8000-000000000002',
    name: 'Needs design',
    color: '#FDE047',
    teamName: 'Design',
    isAssignable: false,
  },
  {
    id: '3c9d2e10-0000-4000-8000-000000000001',
    name: 'Strategic',
    color: '#7C3AED',
    teamName: null,
    isAssignable: true,
  },
];
