import { useSelector } from '@xstate/react';
import type { Integrations } from '#machines/organization/integration-providers.actors.ts';
import {
  getSelected,
  hasChanges,
  type IntegrationProvidersActor,
} from '#machines/organization/integration-providers.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { hrmsAddress } from '#page/parameters/addresses.ts';
import { LinkButton } from '#records/link-button.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { SettingsSection } from './settings-section.tsx';
import styles from './organization-settings.module.css';

interface IntegrationsSectionProps {
  actor: IntegrationProvidersActor;
}

/** The HRMS and the calendar of the organization, saved on their own. Source: INTEG-013. */
export function IntegrationsSection({ actor }: IntegrationsSectionProps) {
  const text = useText('organization');
  const why = useCauseText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { integrations, cause } = state.context;
  return (
    <SettingsSection title={text('integrations')} description={text('integrationsText')}>
      {state.matches('unavailable') ? (
        <Unavailable
          title={text('integrationsUnavailable')}
          reason={why(cause)}
          retryLabel={text('tryAgain')}
          onRetry={() => actor.send({ type: 'retry' })}
        >
          {text('integrationsUnavailableText')}
        </Unavailable>
      ) : integrations ? (
        <Providers actor={actor} integrations={integrations} />
      ) : (
        <Loader label={text('loadingIntegrations')} />
      )}
    </SettingsSection>
  );
}

const fields = [
  ['hrmsProviderId', 'hrms'],
  ['calendarProviderId', 'calendar'],
] as const;

function Providers({
  actor,
  integrations,
}: IntegrationsSectionProps & { integrations: Integrations }) {
  const text = useText('organization');
  const state = useSelector(actor, (snapshot) => snapshot);
  const isSaving = state.matches('saving');
  const isBusy = state.hasTag('busy');
  const isChanged = hasChanges(state.context);
  const selected = getSelected(state.context);
  return (
    <>
      {fields.map(([field, kind]) => (
        <Select
          key={field}
          label={text(`provider_${kind}`)}
          placeholder={text('selectProvider')}
          items={integrations.providers
            .filter((provider) => provider.kind === kind)
            .map(({ id, name, isEmpty }) => ({ id, label: isEmpty ? text('noProvider') : name }))}
          value={selected[field]}
          isLocked={isBusy}
          onChange={(id) => id !== null && actor.send({ type: 'provider.select', field, id })}
        />
      ))}
      <SaveFailure failure={state.context.failure} />
      <div className={styles.buttons}>
        <Button
          isPending={isSaving}
          pendingLabel={text('saving')}
          blockedBecause={isChanged ? null : text('integrationsUnchanged')}
          onPress={() => actor.send({ type: 'SAVE' })}
        >
          {text('saveIntegrations')}
        </Button>
        {isChanged && !isBusy && (
          <Button variant="quiet" onPress={() => actor.send({ type: 'reset' })}>
            {text('resetIntegrations')}
          </Button>
        )}
        <LinkButton address={hrmsAddress}>{text('openHrms')}</LinkButton>
      </div>
    </>
  );
}
