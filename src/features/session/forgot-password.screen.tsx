import { useState, type FormEvent } from 'react';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { TextField } from '#ui/text-field.tsx';
import { checkEmail } from './email.ts';
import { Mark } from '#ui/mark.tsx';
import styles from './session.module.css';

/**
 * Checks the e-mail address on Reset and makes no call, as documented.
 * Source: document 1, sections 2 and 7.
 */
export function ForgotPassword({ homePath }: { homePath: string }) {
  const text = useText('session');
  const [email, setEmail] = useState('');
  const [outcome, setOutcome] = useState<'required' | 'invalid' | 'checked' | null>(null);
  const reset = (event: FormEvent) => {
    event.preventDefault();
    setOutcome(checkEmail(email) ?? 'checked');
  };
  const errors = { required: text('emailRequired'), invalid: text('emailInvalid') };
  return (
    <main className={styles.page}>
      <title>{text('forgotTitle')}</title>
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
            error={outcome === 'required' || outcome === 'invalid' ? errors[outcome] : undefined}
            onChange={(value) => {
              setEmail(value);
              setOutcome(null);
            }}
          />
          {outcome === 'checked' && <Banner tone="info">{text('forgotChecked')}</Banner>}
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
    </main>
  );
}
