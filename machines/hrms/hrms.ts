import type { Schema } from '#openapi/client/index.ts';
import type { ListColumns } from '../lists/list-search.ts';

/** Data that the HRMS provider sends about employees. Source: INTEG-013, INTEG-014, INTEG-021. */
export type HrmsType = Schema<'ExternalApiType'>;
export type HrmsConnection = Schema<'HrmsConnection'>;
export type HrmsPreview = Schema<'HrmsPreview'>;
export type HrmsDifference = Schema<'HrmsDifference'>;
export type HrmsSkipped = Schema<'HrmsSkipped'>;
export type HrmsSkipReason = Schema<'HrmsSkipReason'>;
export type HrmsApplied = Schema<'HrmsApplied'>;
export type HrmsRun = Schema<'HrmsRun'>;
export type HrmsRunDetails = Schema<'HrmsRunAnswer'>;
export type Integrations = Schema<'IntegrationsAnswer'>;
export type Provider = Schema<'Provider'>;

/** The kinds of data, in the order in which they are shown. */
export const hrmsTypes: readonly HrmsType[] = ['Shift', 'ReportingTo', 'Designations'];

/** The columns by which the address of the log may sort and filter. */
export const hrmsRunColumns: ListColumns = {
  sortable: ['startedOn', 'startedByName', 'providerName', 'changedCount'],
  filterable: ['startedByName', 'providerName'],
};

/** The selected HRMS provider; null while none is used. */
export function findHrmsProvider({
  providers,
  integrationSettings,
}: Integrations): Provider | null {
  const found = providers.find(({ id }) => id === integrationSettings.hrmsProviderId);
  return found && !found.isEmpty ? found : null;
}

/** The HRMS providers that can be connected. */
export const listHrmsProviders = ({ providers }: Integrations): Provider[] =>
  providers.filter(({ kind, isEmpty }) => kind === 'hrms' && !isEmpty);

/** The settings with another HRMS provider, or with none. */
export function withHrmsProvider(
  { providers, integrationSettings }: Integrations,
  id: string | null,
) {
  const { calendarProviderId, version } = integrationSettings;
  const none = providers.find(({ kind, isEmpty }) => kind === 'hrms' && isEmpty)?.id ?? '';
  return { hrmsProviderId: id ?? none, calendarProviderId, version };
}
