import type { TemplateActivity, TemplateStage } from './template.ts';

export const exampleTemplateActivity: TemplateActivity = {
  activityId: '6f1c2a10-0000-4000-8000-000000000131',
  activityDesc: 'Hold the requirements workshop',
  isTenantVisible: true,
  baseline: 8,
  threshold: 10,
  displayOrder: 0,
  version: 1,
};

const hiddenTemplateActivity: TemplateActivity = {
  ...exampleTemplateActivity,
  activityId: '6f1c2a10-0000-4000-8000-000000000132',
  activityDesc: 'Estimate the effort',
  isTenantVisible: false,
  baseline: 12.5,
  threshold: 0,
  displayOrder: 1,
};

export const exampleTemplateStage: TemplateStage = {
  id: '6f1c2a10-0000-4000-8000-000000000111',
  stageName: 'Discovery',
  isTenantVisible: true,
  description: 'Find out what the client needs.',
  displayOrder: 0,
  activities: [exampleTemplateActivity, hiddenTemplateActivity],
  version: 2,
};

const emptyTemplateStage: TemplateStage = {
  ...exampleTemplateStage,
  id: '6f1c2a10-0000-4000-8000-000000000112',
  stageName: 'Delivery',
  isTenantVisible: false,
  displayOrder: 1,
  activities: [],
};

export const exampleTemplate: readonly TemplateStage[] = [exampleTemplateStage, emptyTemplateStage];
