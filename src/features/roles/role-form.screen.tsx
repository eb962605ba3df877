import type { RolePreviewActor } from '#machines/roles/role-preview.machine.ts';
import { changesRights, toRights, type RoleForm } from '#machines/roles/role.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { roleAddresses } from '#page/parameters/addresses.ts';
import { FormText } from '#records/form/fields.tsx';
import { RecordForm, type FormScreenProps } from '#records/form/record-form.tsx';
import { useRightNames } from './use-right-names.ts';
import { RightsField } from './rights-field.tsx';
import { RolePreviewDialog } from './role-preview-dialog.tsx';

interface Props extends FormScreenProps<RoleForm> {
  preview: RolePreviewActor;
}

/** Adds or edits a role; changed rights are confirmed first. Source: PEOPL-007, PEOPL-D32. */
export function RoleFormScreen({ preview, ...props }: Props) {
  const { actor } = props;
  const text = useText('roles');
  const format = useFormat();
  const { nameRight } = useRightNames();
  function save(): void {
    const { context } = actor.getSnapshot();
    const { id, form } = context;
    if (id === null || !changesRights(context)) actor.send({ type: 'SAVE' });
    else preview.send({ type: 'preview.open', id, privileges: [...form.privileges] });
  }
  return (
    <>
      <RecordForm
        {...props}
        text={text}
        list={roleAddresses.list}
        onSave={save}
        formatValue={(field, value) =>
          field === 'privileges' ? format.list(toRights(value).map(nameRight)) || '-' : undefined
        }
      >
        <FormText actor={actor} field="name" label={text('name')} isRequired autoFocus />
        <RightsField actor={actor} />
      </RecordForm>
      <RolePreviewDialog actor={preview} />
    </>
  );
}
