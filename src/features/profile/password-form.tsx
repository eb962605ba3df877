import { useSelector } from '@xstate/react';
import type { ChangePasswordActor } from '#machines/profile/change-password.machine.ts';
import type { PasswordForm as Form } from '#machines/profile/change-password.machine.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useText } from '#i18n/text.tsx';
import { useWidgetTexts } from '#i18n/widget-texts.ts';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { useErrorFocus } from '#ui/fields/use-error-focus.ts';
import { PasswordGuidance } from './password-guidance.tsx';
import styles from './profile.module.css';

export interface PasswordFormProps {
  actor: ChangePasswordActor;
  /** The account name for password managers. */
  email: string;
}

/** Current, new and confirmed password; the server's warnings are shown above them. */
export function PasswordForm({ actor, email }: PasswordFormProps) {
  const text = useText('profile');
  const getErrorText = useErrorText();
  const { password } = useWidgetTexts();
  const { form, errors, warnings } = useSelector(actor, (state) => state.context);
  const isSaving = useSelector(actor, (state) => state.matches('saving'));
  const formRef = useErrorFocus(errors);
  const getFieldProps = (name: keyof Form, label: string) => ({
    name,
    label,
    isRequired: true,
    isReadOnly: isSaving,
    maxLength: 128,
    value: form[name],
    error: getErrorText(errors[name], label),
    ...password,
    onChange: (value: string) => actor.send({ type: 'form.changed', change: { [name]: value } }),
  });
  return (
    <form
      ref={formRef}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'SAVE' });
      }}
    >
      {warnings.length > 0 && (
        <Banner tone="danger" title={text('passwordNotChanged')}>
          {warnings.join(' ')}
        </Banner>
      )}
      <input hidden readOnly autoComplete="username" name="username" value={email} />
      <PasswordField
        {...getFieldProps('oldPassword', text('currentPassword'))}
        autoFocus
        autoComplete="current-password"
      />
      <PasswordField
        {...getFieldProps('newPassword', text('newPassword'))}
        autoComplete="new-password"
      />
      <PasswordGuidance password={form.newPassword} />
      <PasswordField
        {...getFieldProps('newConfirmPassword', text('confirmPassword'))}
        autoComplete="new-password"
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isPending={isSaving} pendingLabel={text('saving')}>
          {text('save')}
        </Button>
        <Button isDisabled={isSaving} onPress={() => actor.send({ type: 'CANCEL' })}>
          {text('cancel')}
        </Button>
      </div>
    </form>
  );
}
