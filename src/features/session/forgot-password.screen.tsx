import { useRef, useState, type FormEvent } from 'react';
import * as v from 'valibot';
import { useErrorText } from '#i18n/error-text.ts';
import { useText } from '#i18n/text.tsx';
import { validate, isValid, type FieldErrors } from '#machines/validation/field-errors.ts';
import { email as isEmail } from '#machines/validation/email.ts';
import { required } from '#machines/validation/rules.ts';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { buttonClass } from '#ui/controls/button-class.ts';
import { Mark } from '#ui/display/badges/mark.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import styles from './session.module.css';

/** Source: AUTH-040. */
const schema = v.object({ email: v.pipe(v.string(), required(), isEmail()) });

export interface ForgotPasswordProps {
  homePath: string;
  /** The identity provider's own page for a forgotten password; empty if it has none. */
  resetAddress: string;
  /** The contact for help: an e-mail address or a URL. */
  supportAddress: string;
}

/** The Forgot Password screen. Source: AUTH-003. */
export function ForgotPassword(props: ForgotPasswordProps) {
  const text = useText('session');
  return (
    <main className={styles.page}>
      <title>{text('forgotTitle')}</title>
      {props.resetAddress === '' ? <CheckedOnly {...props} /> : <AtProvider {...props} />}
    </main>
  );
}

/** If the identity provider has its own page, there is nothing to type here. */
function AtProvider({ homePath, resetAddress }: ForgotPasswordProps) {
  const text = useText('session');
  return (
    <div className={styles.stack}>
      <Mark />
      <h1 className={styles.welcome}>{text('forgotTitle')}</h1>
      <p className={styles.muted}>{text('forgotAtProvider')}</p>
      <div className={styles.actions}>
        <a className={buttonClass('primary')} href={resetAddress}>
          {text('forgotGo')}
        </a>
        <a className={buttonClass('quiet')} href={homePath}>
          {text('backToSignIn')}
        </a>
      </div>
    </div>
  );
}

/**
 * Reset validates the e-mail address but sends no request, as required; a message says that nothing
 * was sent. Source: AUTH-012.
 */
function CheckedOnly({ homePath, supportAddress }: ForgotPasswordProps) {
  const text = useText('session');
  const getErrorText = useErrorText();
  const [email, setEmail] = useState('');
  /** Null until the address is validated, and again while it is edited. */
  const [errors, setErrors] = useState<FieldErrors<'email'> | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const reset = (event: FormEvent) => {
    event.preventDefault();
    const found = validate(schema, { email });
    setErrors(found);
    if (!isValid(found)) field.current?.focus();
  };
  return (
    <form className={styles.stack} onSubmit={reset} noValidate>
      <Mark />
      <h1 className={styles.welcome}>{text('forgotTitle')}</h1>
      <p className={styles.muted}>{text('forgotNote')}</p>
      <div className={styles.form}>
        <TextField
          label={text('email')}
          type="email"
          name="email"
          autoComplete="email"
          isRequired
          value={email}
          error={getErrorText(errors?.email, text('email'))}
          inputRef={field}
          onChange={(value) => {
            setEmail(value);
            setErrors(null);
          }}
        />
        {errors && isValid(errors) && (
          <Banner tone="info">{text('forgotChecked', { support: supportAddress })}</Banner>
        )}
        <div className={styles.actions}>
          <Button type="submit" variant="primary">
            {text('reset')}
          </Button>
          <a className={buttonClass('quiet')} href={homePath}>
            {text('backToSignIn')}
          </a>
        </div>
      </div>
    </form>
  );
}
