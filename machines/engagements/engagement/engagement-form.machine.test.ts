import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { testPart } from '../../testing/part.suite.ts';
import { emptyEngagement, toEngagementForm, type EngagementHead } from './engagement-form.ts';
import { testModel } from './engagement-form.test-model.ts';

/** The engagements of the tests, as heads. */
async function getHeads(): Promise<readonly EngagementHead[]> {
  const { engagementRollups } = await api.getEngagementRollups({});
  return engagementRollups.flatMap(({ id, clientId, projectType, ...row }) =>
    projectType
      ? [
          {
            id,
            name: row.name,
            prospectName: row.prospectName,
            projectTypeId: projectType.id,
            createdOn: row.createdOn,
            client: clientId === null ? null : { id: clientId, name: '' },
            version: row.version,
            copyId: null,
          },
        ]
      : [],
  );
}

let projectTypeId = '';
const sample = {
  name: 'Pier portal',
  prospectName: 'Pier',
  clientId: '',
  createdOn: '2026-02-01',
  get projectTypeId() {
    return projectTypeId;
  },
};

testPart({
  testModel,
  server: createNodeServer,
  // The parent is the id under which a deleted engagement is saved as a new one.
  parentId: async () => {
    const { projectTypes } = await api.getEngagementProjectTypes({});
    projectTypeId = projectTypes[0]?.id ?? '';
    return crypto.randomUUID();
  },
  getParts: getHeads,
  toForm: toEngagementForm,
  emptyForm: emptyEngagement,
  sample,
  other: { prospectName: 'Quay' },
  name: 'name',
  isNameReusable: true,
});
