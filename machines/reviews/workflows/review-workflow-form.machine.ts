import { createRecordForm } from '../../records/create-record-form.ts';
import {
  loadWorkflowChoices,
  loadWorkflowForm,
  saveWorkflow,
} from './review-workflow-form.actors.ts';
import {
  emptyWorkflow,
  validateWorkflow,
  type WorkflowChoices,
  type WorkflowForm,
} from './workflow.ts';

export const reviewWorkflowFormMachine = createRecordForm<WorkflowForm, WorkflowChoices>({
  id: 'review-workflow-form',
  description:
    'The workflow editor: the steps in order, with who acts and the form of each. Source: REVW-006, PRIV-029.',
  emptyForm: emptyWorkflow,
  validate: validateWorkflow,
  loadForm: loadWorkflowForm,
  saveForm: saveWorkflow,
  loadChoices: loadWorkflowChoices,
});
