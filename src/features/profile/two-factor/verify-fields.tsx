import { useSelector } from '@xstate/react';
import { useText } from '#i18n/text.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { TwoFactorPassword } from './two-factor-password.tsx';
import type { TwoFactorActor } from './two-factor-actor.ts';
import { useTwoFactorErrorText } from './use-two-factor-error-text.ts';
import styles from './two-factor.module.css';

export interface VerifyFieldsProps {
  actor: TwoFactorActor;
  /**
   * A hint for fields that also accept a recovery code, whose letters can then be typed on a phone.
   */
  codeHint?: string;
}

/** The password, and the app's current code, with or without spaces between its digits. */
export function VerifyFields({ actor, codeHint }: VerifyFieldsProps) {
  const text = useText('twoFactor');
  const getErrorText = useTwoFactorErrorText(actor);
  const code = useSelector(actor, (state) => state.context.form.verificationCode);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  return (
    <div className={styles.form}>
      <TwoFactorPassword actor={actor} field="passWord" label={text('password')} />
      <TextField
        className={styles.code ?? ''}
        name="verificationCode"
        label={text('verificationCode')}
        description={codeHint ?? text('codeHint')}
        isRequired
        isReadOnly={isBusy}
        autoComplete="one-time-code"
        inputMode={codeHint === undefined ? 'numeric' : 'text'}
        autoCorrect="off"
        spellCheck="false"
        value={code}
        error={getErrorText('verificationCode', text('verificationCode'))}
        onChange={(typed) =>
          actor.send({
            type: 'form.changed',
            change: { verificationCode: typed.replaceAll(/\s/g, '') },
          })
        }
      />
    </div>
  );
}
