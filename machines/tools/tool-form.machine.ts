import { createRecordForm } from '../records/create-record-form.ts';
import { loadToolForm, saveTool } from './tool-form.actors.ts';
import { emptyTool, faultsOfTool, type ToolForm } from './tool.ts';

export const toolFormMachine = createRecordForm<ToolForm>({
  id: 'tool-form',
  description: 'A tool is added, duplicated or edited. Source: document 3, sections 2 and 5.',
  emptyForm: emptyTool,
  faultsOf: faultsOfTool,
  loadForm: loadToolForm,
  saveForm: saveTool,
});
