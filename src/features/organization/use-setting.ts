import { useSelector } from '@xstate/react';
import type { OrganizationSettingsActor } from '#machines/organization/organization-settings.machine.ts';
import type { SettingsField, SettingsForm } from '#machines/organization/settings-form.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useText } from '#i18n/text.tsx';

/** The label, value, error and change handler of a field of the settings. */
export function useSetting<Field extends SettingsField>(
  actor: OrganizationSettingsActor,
  field: Field,
) {
  const text = useText('organization');
  const getErrorText = useErrorText();
  const value = useSelector(actor, ({ context }) => context.form[field]);
  const error = useSelector(actor, ({ context }) => context.errors[field]);
  const label = text(field);
  return {
    label,
    value,
    error: getErrorText(error, label),
    onChange: (changed: SettingsForm[Field]) =>
      actor.send({ type: 'form.changed', change: { [field]: changed } }),
  };
}
