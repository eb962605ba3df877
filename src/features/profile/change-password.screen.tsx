import { useSelector } from '@xstate/react';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Panel } from '#ui/overlays/panel.tsx';
import { PasswordForm, type PasswordFormProps } from './password-form.tsx';
import styles from './profile.module.css';

/** A prompt, then the form. Source: PROF-021. */
export function ChangePasswordScreen({ actor, email }: PasswordFormProps) {
  const text = useText('profile');
  const isPrompt = useSelector(actor, (state) => state.matches('prompt'));
  return (
    <Panel title={text('changePassword')}>
      {isPrompt ? (
        <div className={styles.form}>
          <p>{text('passwordPrompt')}</p>
          <div className={styles.actions}>
            <Button variant="primary" onPress={() => actor.send({ type: 'CHANGE' })}>
              {text('changePassword')}
            </Button>
          </div>
        </div>
      ) : (
        <PasswordForm actor={actor} email={email} />
      )}
    </Panel>
  );
}
