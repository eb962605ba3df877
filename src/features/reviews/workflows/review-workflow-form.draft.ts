import { reviewWorkflowAddresses } from '#page/parameters/addresses.ts';
import type { DraftForm } from '#page/drafts/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'review-workflow-form',
  area: 'reviewWorkflows',
  right: 'workflow.basic',
  at: reviewWorkflowAddresses,
};
