import type { ReviewStep } from './review-step.ts';

/** A step for tests, test models and stories. */
export const exampleStep: ReviewStep = {
  id: '5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c02',
  stepName: 'Self assessment',
  stepOrder: 1,
  stepStyle: 'primary',
  executorType: 'Reviewee',
  stepNudges: [
    {
      id: '5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c47',
      targetAudience: 'ReportingTo',
      afterDays: 7,
    },
  ],
  isInUse: true,
  version: 1,
};

export const exampleSteps: readonly ReviewStep[] = [
  exampleStep,
  {
    ...exampleStep,
    id: '5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c03',
    stepName: 'Client feedback',
    stepOrder: 2,
    stepStyle: 'warning',
    executorType: 'Client',
    stepNudges: [
      { id: '5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c62', targetAudience: 'Client', afterDays: 7 },
      { id: '5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c63', targetAudience: 'ReportingTo', afterDays: 14 },
    ],
  },
  {
    ...exampleStep,
    id: '5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c42',
    stepName: 'Calibration',
    stepOrder: 3,
    stepStyle: 'pink',
    executorType: 'PaAdmin',
    stepNudges: [],
    isInUse: false,
  },
];
