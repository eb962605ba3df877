import type { HrmsResponse } from '../../../core/requests/handler.ts';
import { readSelectedProvider } from '../../../common/integrations/selected-provider.ts';
import { reject } from '../../../core/requests/http-error.ts';
import type { Scope } from '../../../store/store.ts';
import type { World } from '../../../store/world.ts';
import type { ExternalRecord } from '../../../store/world/integrations.ts';

type Type = ExternalRecord['type'];

/** The kinds of employee data that another system provides. Source: INTEG-014. */
export const hrmsTypes: readonly Type[] = ['Shift', 'ReportingTo', 'Designations'];

/** The provider's data, as far as it has sent them. */
export interface HrmsData {
  providerName: string;
  /** Sorted by kind and address, so that each run applies them in the same order. */
  records: ExternalRecord[];
  /** Number of records that the provider has. */
  totalCount: number;
  isComplete: boolean;
}

/**
 * Requests the records of the selected HRMS provider. 400 without a provider, 503 if it does not
 * respond. Source: INTEG-013.
 */
export async function readHrms(
  db: Scope<World>,
  response: HrmsResponse,
  types: readonly Type[] = hrmsTypes,
): Promise<HrmsData> {
  const provider = await readSelectedProvider(db, 'hrms');
  if (!provider) throw reject(400, 'hrmsMissing');
  if (response === 'down') throw reject(503, 'hrmsDown');
  const all = (await db.query('externalRecords', { where: { type: types } })).toSorted(
    (a, b) =>
      hrmsTypes.indexOf(a.type) - hrmsTypes.indexOf(b.type) || a.email.localeCompare(b.email),
  );
  const records = response === 'complete' ? all : all.slice(0, Math.floor(all.length / 2));
  return {
    providerName: provider.name,
    records,
    totalCount: all.length,
    isComplete: records.length === all.length,
  };
}

/** The provider's data for an import. 503 if they are incomplete: half of them could be wrong. */
export async function readAllOfHrms(
  db: Scope<World>,
  response: HrmsResponse,
  types?: readonly Type[],
): Promise<HrmsData> {
  const data = await readHrms(db, response, types);
  const { length: receivedCount } = data.records;
  if (!data.isComplete) {
    throw reject(503, 'hrmsIncomplete', { receivedCount, totalCount: data.totalCount });
  }
  return data;
}
