import { createRecordForm } from '../records/create-record-form.ts';
import { emptyPriced, type PricedForm } from '../records/priced.ts';
import { loadToolForm, saveTool } from './tool-form.actors.ts';
import { validateTool } from './tool.ts';

export const toolFormMachine = createRecordForm<PricedForm>({
  id: 'tool-form',
  description: 'A tool is added, duplicated or edited. Source: TOOL-006, TOOL-011.',
  emptyForm: emptyPriced,
  validate: validateTool,
  loadForm: loadToolForm,
  saveForm: saveTool,
});
