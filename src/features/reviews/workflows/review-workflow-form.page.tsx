import { reviewWorkflowFormMachine } from '#machines/reviews/workflows/review-workflow-form.machine.ts';
import { emptyWorkflow, stepsSchema } from '#machines/reviews/workflows/workflow.ts';
import { reviewWorkflowAddresses } from '#page/parameters/addresses.ts';
import { recordFormPage } from '#page/records/record-form-page.tsx';
import { ReviewWorkflowFormScreen } from './review-workflow-form.screen.tsx';

export default recordFormPage(reviewWorkflowFormMachine, {
  emptyForm: emptyWorkflow,
  list: reviewWorkflowAddresses.list,
  getName: ({ name }) => name,
  parameter: 'workflowId',
  fieldSchemas: { steps: stepsSchema },
  Screen: ReviewWorkflowFormScreen,
});
