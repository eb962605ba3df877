import * as v from 'valibot';
import { projectFormMachine } from '#machines/projects/project-form.machine.ts';
import { emptyProject, toSourceBelow } from '#machines/projects/project.ts';
import { projectAddresses } from '#page/parameters/addresses.ts';
import { recordFormPage } from '#page/records/record-form-page.tsx';
import { isRecordId } from '#page/parameters/record-parameters.ts';
import { ProjectFormScreen } from './project-form.screen.tsx';

const choice = v.object({ id: v.string(), label: v.string() });
const day = v.nullable(v.string());

export default recordFormPage(projectFormMachine, {
  emptyForm: emptyProject,
  list: projectAddresses.list,
  getName: ({ code }) => code.toUpperCase(),
  parameter: 'projectId',
  getSource: ({ sourceId, parentId }) => {
    if (isRecordId(parentId)) return toSourceBelow(parentId);
    return isRecordId(sourceId) ? sourceId : null;
  },
  fieldSchemas: {
    startOn: day,
    dueOn: day,
    owner: v.nullable(choice),
    parent: v.nullable(choice),
    tags: v.array(choice),
  },
  Screen: ProjectFormScreen,
});
