import { useSelector } from '@xstate/react';
import type { TwoFactorField } from '#machines/profile/two-factor.form.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useText } from '#i18n/text.tsx';
import type { TwoFactorActor } from './two-factor-actor.ts';

/**
 * The error of a field: a value that the server found incorrect, or a broken rule. Source:
 * PROF-050.
 */
export function useTwoFactorErrorText(actor: TwoFactorActor) {
  const text = useText('twoFactor');
  const getErrorText = useErrorText();
  const errors = useSelector(actor, (state) => state.context.errors);
  const incorrect = useSelector(actor, (state) => state.context.incorrect);
  return (field: TwoFactorField, label: string): string | undefined => {
    if (!incorrect.includes(field)) return getErrorText(errors[field], label);
    return text(field === 'verificationCode' ? 'codeIncorrect' : 'passwordIncorrect');
  };
}
