import { useActorRef } from '@xstate/react';
import { toolAddresses } from '#features/tools/addresses.ts';
import { ToolFormScreen } from '#features/tools/tool-form.screen.tsx';
import { toolFormMachine } from '#machines/tools/tool-form.machine.ts';
import { emptyTool } from '#machines/tools/tool.ts';
import { NotFoundPage } from '../not-found-page.tsx';
import { ofRecord } from '../records/of-record.tsx';
import { retried } from '../records/place.ts';
import { RecordFormPage, useFormInput, useFormTarget } from '../records/record-form-page.tsx';

export const ToolFormPage = retried(({ onRetry }) => {
  const { owner, input } = useFormInput('tool-form', useFormTarget('id'), emptyTool);
  const actor = useActorRef(toolFormMachine, { input });
  return (
    <RecordFormPage
      actor={actor}
      owner={owner}
      list={toolAddresses.list}
      nameOf={({ name }) => name}
    >
      <ToolFormScreen actor={actor} notFound={<NotFoundPage />} onRetry={onRetry} />
    </RecordFormPage>
  );
});

export const ToolUpdatePage = ofRecord(ToolFormPage);
