import type { ReviewWorkflow, WorkflowChoices } from './workflow.ts';

const ids = {
  self: '5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c02',
  manager: '5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c04',
  client: '5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c03',
  release: '5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c05',
  form: '5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c08',
};

/** A workflow for tests, test models and stories. */
export const exampleWorkflow: ReviewWorkflow = {
  id: '5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c09',
  name: 'Full review with client',
  description: 'Self-assessment, client feedback, manager review and release.',
  isActive: true,
  steps: [
    {
      stepId: ids.self,
      stepName: 'Self assessment',
      stepOrder: 1,
      executorType: 'Reviewee',
      formId: ids.form,
      formName: 'Looking back',
    },
    {
      stepId: ids.client,
      stepName: 'Client feedback',
      stepOrder: 2,
      executorType: 'Client',
      formId: ids.form,
      formName: 'Looking back',
    },
    {
      stepId: ids.release,
      stepName: 'Release',
      stepOrder: 3,
      executorType: 'PaAdmin',
      formId: null,
      formName: '',
    },
  ],
  isInUse: true,
  isDefault: true,
  version: 1,
  changedBy: 'Hugo Silva',
  changedOn: '2026-02-27T14:05:00.000Z',
};

export const exampleChoices: WorkflowChoices = {
  steps: [
    { stepId: ids.self, stepName: 'Self assessment', executorType: 'Reviewee' },
    { stepId: ids.manager, stepName: 'Manager review', executorType: 'ReportingTo' },
    { stepId: ids.client, stepName: 'Client feedback', executorType: 'Client' },
    { stepId: ids.release, stepName: 'Release', executorType: 'PaAdmin' },
  ],
  forms: [{ formId: ids.form, formName: 'Looking back', questionCount: 3 }],
};
