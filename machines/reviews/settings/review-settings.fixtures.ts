import { firstSettings, toSettingsBody, type PerformanceSettings } from './review-settings.ts';

export const exampleWorkflows = [
  {
    workflowId: '5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c09',
    workflowName: 'Full review with client',
  },
  { workflowId: '5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c19', workflowName: 'Short review' },
];

/** Settings for tests, test models and stories. */
export const exampleSettings: PerformanceSettings = {
  ...toSettingsBody({
    ...firstSettings,
    defaultWorkflowId: exampleWorkflows[0]?.workflowId ?? '',
  }),
  version: 1,
};
