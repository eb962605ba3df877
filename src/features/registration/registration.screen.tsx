import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { RegistrationForm } from '#machines/registration/registration.form.ts';
import type { registrationMachine } from '#machines/registration/registration.machine.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useText } from '#i18n/text.tsx';
import { buttonClass } from '#ui/controls/button-class.ts';
import { Button } from '#ui/controls/button.tsx';
import { focusInvalid } from '#ui/fields/focus-invalid.ts';
import { Mark } from '#ui/display/badges/mark.tsx';
import { onPlainClick } from '#ui/text/plain-click.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { RegistrationFailed } from './registration-failed.tsx';
import { TimeZoneField } from './time-zone-field.tsx';
import styles from './registration.module.css';

export interface RegistrationScreenProps {
  actor: ActorRefFrom<typeof registrationMachine>;
  /** The default route. */
  homePath: string;
  supportAddress: string;
}

/** The text fields in their order, with their autocomplete values. */
const typed = [
  { field: 'organization', autoComplete: 'organization', type: 'text' },
  { field: 'name', autoComplete: 'name', type: 'text' },
  { field: 'email', autoComplete: 'email', type: 'email' },
  { field: 'contactNumber', autoComplete: 'tel', type: 'tel' },
] as const;

/** Registers an organization. Source: REG-023. */
export function RegistrationScreen({ actor, homePath, supportAddress }: RegistrationScreenProps) {
  const text = useText('registration');
  const getErrorText = useErrorText();
  const snapshot = useSelector(actor, (state) => state);
  const { form, errors } = snapshot.context;
  const formRef = useRef<HTMLFormElement>(null);
  useEmitted(actor, { 'errors.found': () => focusInvalid(formRef.current) });
  const change = (changed: Partial<RegistrationForm>) =>
    actor.send({ type: 'form.changed', change: changed });
  const isSubmitting = snapshot.hasTag('busy');
  return (
    <main className={styles.page}>
      <title>{text('pageTitle')}</title>
      <form
        ref={formRef}
        className={styles.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'SUBMIT' });
        }}
      >
        <Mark />
        <h1 className={styles.title}>{text('title')}</h1>
        <p className={styles.muted}>{text('note')}</p>
        <div className={styles.form}>
          {typed.map(({ field, ...rest }) => (
            <TextField
              {...rest}
              key={field}
              name={field}
              label={text(field)}
              isRequired
              isReadOnly={isSubmitting}
              value={form[field]}
              error={getErrorText(errors[field], text(field))}
              onChange={(value) => change({ [field]: value })}
            />
          ))}
          <TimeZoneField
            zones={snapshot.context.timeZones}
            cause={snapshot.context.cause}
            value={form.timeZone}
            isLoading={snapshot.matches('loadingZones')}
            isDisabled={isSubmitting}
            error={getErrorText(errors.timeZone, text('timeZone'))}
            onChange={(timeZone) => change({ timeZone })}
            onRetry={() => actor.send({ type: 'zones.requested' })}
          />
          <div className={styles.actions}>
            <Button
              type="submit"
              variant="primary"
              size="large"
              isPending={isSubmitting}
              pendingLabel={text('submitting')}
            >
              {text('submit')}
            </Button>
            <a
              className={buttonClass('quiet', 'large')}
              href={homePath}
              onClick={onPlainClick(() => actor.send({ type: 'SIGN_IN' }))}
            >
              {text('signIn')}
            </a>
          </div>
        </div>
      </form>
      <RegistrationFailed
        isOpen={snapshot.matches('failed')}
        warnings={snapshot.context.warnings}
        supportAddress={supportAddress}
        onOkay={() => actor.send({ type: 'OKAY' })}
      />
    </main>
  );
}
