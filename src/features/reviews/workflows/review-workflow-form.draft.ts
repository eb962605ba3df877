import { reviewWorkflowAddresses } from '#page/addresses.ts';
import type { DraftForm } from '#page/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'review-workflow-form',
  area: 'reviewWorkflows',
  right: 'workflow.basic',
  at: reviewWorkflowAddresses,
};
