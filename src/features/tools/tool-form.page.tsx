import { useActorRef } from '@xstate/react';
import { toolFormMachine } from '#machines/tools/tool-form.machine.ts';
import { emptyTool } from '#machines/tools/tool.ts';
import { NotFoundPage } from '#page/not-found-page.tsx';
import { ofRecordOrNew } from '#page/of-record.tsx';
import { retried } from '#page/place.ts';
import { RecordFormPage, useFormInput, useFormTarget } from '#page/record-form-page.tsx';
import { toolAddresses } from '#page/addresses.ts';
import { ToolFormScreen } from './tool-form.screen.tsx';

const ToolFormPage = retried(({ onRetry }) => {
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

export default ofRecordOrNew(ToolFormPage);
