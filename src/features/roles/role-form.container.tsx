import { rolePreviewMachine } from '#machines/roles/role-preview.machine.ts';
import type { RoleForm } from '#machines/roles/role.ts';
import type { FormScreenProps } from '#records/form/record-form.tsx';
import { useCompanion } from '#records/use-companion.ts';
import { RoleFormScreen } from './role-form.screen.tsx';

/** The form with the preview of what its save would change. */
export function RoleFormContainer(props: FormScreenProps<RoleForm>) {
  return <RoleFormScreen {...props} preview={useCompanion(props.actor, rolePreviewMachine)} />;
}
