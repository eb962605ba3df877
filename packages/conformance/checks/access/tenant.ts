import { toCredentials } from '../../people/people.ts';
import { isObject } from '../../json.ts';
import { checkRejectedCase, type Prepared, type RejectedCase } from '../requests/call.ts';
import { recordIds } from '../records/ids.ts';

/** A tenant that exists on no server. */
const nowhere = 'conformance-nowhere';

/**
 * No one can access another tenant: not by its address, not from outside, not by its records' ids.
 * Source: PRIV-055.
 */
export async function checkTenants(prepared: Prepared): Promise<void> {
  const { context, operation, sent } = prepared;
  const { people } = context;
  const isOfTenant = operation.path.includes('{tenantId}');
  const rejectedCases: RejectedCase[] = [];
  const addRejectedCase = (name: string, title: string, instead: Partial<RejectedCase>) => {
    const clause = `${operation.id}, tenant isolation`;
    rejectedCases.push({ kind: 'tenant', name, title, statuses: [403, 404], clause, ...instead });
  };
  if (isOfTenant) {
    addRejectedCase('unknownTenant', 'is rejected for a tenant that does not exist', {
      sent: { ...sent, tenantId: nowhere },
    });
    if (people.otherTenantId !== null) {
      addRejectedCase('otherTenant', 'is rejected for a tenant that is not the caller’s', {
        sent: { ...sent, tenantId: people.otherTenantId },
      });
    }
  }
  if (isObject(sent.body) && 'tenantId' in sent.body && people.otherTenantId !== null) {
    addRejectedCase('tenantInBody', 'is rejected for another tenant in the body', {
      sent: { ...sent, body: { ...sent.body, tenantId: people.otherTenantId } },
    });
  }
  const { stranger } = people;
  if (stranger && isOfTenant && !operation.isPublic) {
    const credentials = toCredentials(stranger);
    addRejectedCase('stranger', 'is rejected for a user of another tenant', { credentials });
    if (operation.path.startsWith('/{tenantId}/') && recordIds(prepared).length > 0) {
      addRejectedCase('strangerWithId', 'does not expose its records to another tenant', {
        credentials,
        statuses: [400, 403, 404],
        sent: { ...sent, tenantId: stranger.tenantId },
      });
    }
  }
  await Promise.all(rejectedCases.map((each) => checkRejectedCase(prepared, each)));
}
