import { useSelector } from '@xstate/react';
import { useText } from '#i18n/text.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import type { TwoFactorActor } from './two-factor-actor.ts';
import { useTwoFactorErrorText } from './use-two-factor-error-text.ts';

export interface TwoFactorPasswordProps {
  actor: TwoFactorActor;
  /**
   * The field's name differs between turning it on and turning it off. Source: PROF-009, PROF-071.
   */
  field: 'passWord' | 'password';
  label: string;
}

/** The person's current password. */
export function TwoFactorPassword({ actor, field, label }: TwoFactorPasswordProps) {
  const text = useText('twoFactor');
  const getErrorText = useTwoFactorErrorText(actor);
  const value = useSelector(actor, (state) => state.context.form[field]);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  return (
    <PasswordField
      name={field}
      label={label}
      showLabel={text('showPassword')}
      hideLabel={text('hidePassword')}
      autoComplete="current-password"
      isRequired
      isReadOnly={isBusy}
      value={value}
      error={getErrorText(field, label)}
      onChange={(typed) => actor.send({ type: 'form.changed', change: { [field]: typed } })}
    />
  );
}
