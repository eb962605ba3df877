import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useCauseText } from '#i18n/cause-text.ts';
import type { IntegrationProvidersActor } from '#machines/organization/integration-providers.machine.ts';
import { isChanged } from '#machines/records/form-values.ts';
import { useText } from '#i18n/text.tsx';
import { DraftOffer } from '#records/form/draft-offer.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { PageTitle } from '#ui/display/navigation/page-title.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { IntegrationsSection } from './integrations-section.tsx';
import { SettingsConflict } from './settings-conflict.tsx';
import { SettingsForm, type SettingsFormProps } from './settings-form.tsx';
import styles from './organization-settings.module.css';

export interface OrganizationSettingsScreenProps extends SettingsFormProps {
  /** The HRMS and the calendar, for a tenant that has settings. */
  providers: IntegrationProvidersActor;
  /** Starts over with a new actor. */
  onRetry: () => void;
  /** Links to the settings that have a page of their own. */
  links?: ReactNode;
}

/**
 * The settings that a tenant's administrators maintain. Source: ADMIN-017, ADMIN-D03.
 */
export function OrganizationSettingsScreen(props: OrganizationSettingsScreenProps) {
  const { actor, providers, tenantName, links, onRetry } = props;
  const text = useText('organization');
  const isLoading = useSelector(actor, (state) => state.matches('loading'));
  const why = useCauseText();
  const cause = useSelector(actor, ({ context }) => context.cause);
  const hasSettings = useSelector(actor, ({ context }) => isStored(context.theirs));
  const isUnavailable = useSelector(actor, (state) => state.matches('unavailable'));
  if (isLoading) {
    return (
      <Page tenantName={tenantName} links={links}>
        <Loader label={text('loading')} />
      </Page>
    );
  }
  if (isUnavailable) {
    return (
      <Page tenantName={tenantName} links={links}>
        <Unavailable
          title={text('unavailable')}
          reason={why(cause)}
          retryLabel={text('tryAgain')}
          onRetry={onRetry}
        >
          {text('unavailableText')}
        </Unavailable>
      </Page>
    );
  }
  return (
    <Page tenantName={tenantName} links={links}>
      <Notice {...props} />
      <SettingsForm {...props} />
      {hasSettings && <IntegrationsSection actor={providers} />}
      <SettingsConflict actor={actor} />
    </Page>
  );
}

/** Whether the tenant has settings. */
const isStored = (theirs: { version: number | null } | null): boolean =>
  (theirs?.version ?? null) !== null;

interface PageProps {
  tenantName: string;
  links: ReactNode;
  children: ReactNode;
}

function Page({ tenantName, links, children }: PageProps) {
  const text = useText('organization');
  return (
    <div className={styles.page}>
      <PageTitle>{text('title')}</PageTitle>
      <header>
        <h1>{text('organizationSettings')}</h1>
        <p className={styles.intro}>{text('intro', { tenant: tenantName })}</p>
        {links}
      </header>
      {children}
    </div>
  );
}

/**
 * Notices above the form: a stored draft, or that the menu is unavailable until the form is saved.
 */
function Notice({ actor, tenantName }: OrganizationSettingsScreenProps) {
  const text = useText('organization');
  const isOffering = useSelector(actor, (state) =>
    state.matches({ shown: { editing: 'offering' } }),
  );
  const isTyped = useSelector(actor, ({ context }) => isChanged(context));
  const isMissing = useSelector(actor, ({ context }) => !isStored(context.theirs));
  return (
    <>
      {isMissing && (
        <Banner tone="info" title={text('missingTitle', { tenant: tenantName })}>
          {text('missingText')}
        </Banner>
      )}
      {isOffering && <DraftOffer actor={actor} isTyped={isTyped} />}
    </>
  );
}
