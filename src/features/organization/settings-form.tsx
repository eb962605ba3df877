import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { isChanged } from '#machines/records/form-values.ts';
import type { OrganizationSettingsActor } from '#machines/organization/organization-settings.machine.ts';
import type { TenantLogoActor } from '#machines/organization/tenant-logo.machine.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { focusInvalid } from '#ui/fields/focus-invalid.ts';
import { useErrorFocus } from '#ui/fields/use-error-focus.ts';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { IdentitySection } from './identity-section.tsx';
import { RegionSection } from './region-section.tsx';
import { WorkingTimeSection } from './working-time-section.tsx';
import styles from './organization-settings.module.css';

export interface SettingsFormProps {
  actor: OrganizationSettingsActor;
  logo: TenantLogoActor;
  tenantName: string;
}

/** All settings, saved together; only the logo is saved immediately. */
export function SettingsForm({ actor, logo, tenantName }: SettingsFormProps) {
  const form = useErrorFocus(useSelector(actor, ({ context }) => context.errors));
  const save = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'SAVE' });
    // An invalid field takes the focus on every attempt to save, even if its error is not new.
    focusInvalid(form.current);
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={save}>
      <IdentitySection actor={actor} logo={logo} tenantName={tenantName} />
      <RegionSection actor={actor} />
      <WorkingTimeSection actor={actor} />
      <SaveBar actor={actor} />
    </form>
  );
}

function SaveBar({ actor }: { actor: OrganizationSettingsActor }) {
  const text = useText('organization');
  const isSaving = useSelector(
    actor,
    (state) => state.matches({ shown: 'saving' }) || state.matches({ shown: 'comparing' }),
  );
  const isUnsaved = useSelector(actor, ({ context }) => isChanged(context));
  const canReset = useSelector(actor, (state) => state.can({ type: 'reset' }));
  return (
    <div className={styles.saveBar}>
      <SaveFailure failure={useSelector(actor, ({ context }) => context.failure)} />
      <div className={styles.saveRow}>
        <p role="status" className={styles.unsaved}>
          {isUnsaved && text('unsaved')}
        </p>
        <div className={styles.buttons}>
          {isUnsaved && canReset && (
            <Button onPress={() => actor.send({ type: 'reset' })}>{text('reset')}</Button>
          )}
          <Button
            type="submit"
            variant="primary"
            isPending={isSaving}
            pendingLabel={text('saving')}
          >
            {text('save')}
          </Button>
        </div>
      </div>
    </div>
  );
}
