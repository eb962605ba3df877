import type { FoundWork, Work } from './work.ts';

/**
 * Work for stories and tests: the project Portal, its task Review, and a project to which no one
 * may add tasks.
 */
export const portal: FoundWork = {
  projectId: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01',
  projectDisplayString: 'AS-001 Portal',
  taskId: null,
  taskDisplayString: '',
  mayAddTask: true,
};

export const review: FoundWork = {
  ...portal,
  taskId: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d02',
  taskDisplayString: 'AS-001-T2 Review',
};

export const billing: FoundWork = {
  projectId: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d11',
  projectDisplayString: 'AS-004 Billing',
  taskId: null,
  taskDisplayString: '',
  mayAddTask: false,
};

/** The same work in its selected form. */
export const selectedReview: Work = {
  projectId: review.projectId,
  projectDisplayString: review.projectDisplayString,
  taskId: review.taskId,
  taskDisplayString: review.taskDisplayString,
};
