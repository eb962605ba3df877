import type { WorkPlaceActor } from '#machines/asset-assignment/work-place.machine.ts';
import { useText } from '#i18n/text.tsx';
import { FormText } from '#records/form/fields.tsx';
import { PartDialog } from '#records/view/part-dialog.tsx';

/** The work place of an employee. Source: ASSET-030. */
export function WorkPlaceDialog({ actor, name }: { actor: WorkPlaceActor; name: string }) {
  const text = useText('assetAssignment');
  const records = useText('records');
  return (
    <PartDialog
      actor={actor}
      title={text('workPlaceLabel', { name })}
      save={records('save')}
      getLabel={text}
    >
      <FormText
        actor={actor}
        field="workPlace"
        label={text('workPlace')}
        description={text('workPlaceHint')}
        isRequired
        autoFocus
      />
    </PartDialog>
  );
}
