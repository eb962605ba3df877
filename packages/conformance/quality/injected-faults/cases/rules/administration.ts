/**
 * Mistakes of a backend team, written from the requirements and decisions before seeing the checks:
 * assets, reviews, clients, people, the organization and its integrations.
 */
import { change, drop, put } from '../../edit.ts';
import { createInjectedFaults, type InjectedFault } from '../../injected-fault.ts';
import {
  accepting,
  body,
  ignoring,
  without,
  misled,
  misreading,
  readdressed,
  repairing,
  reversed,
} from '../../response-mutations.ts';

const assets = createInjectedFaults('assets');
const reviews = createInjectedFaults('reviews');
const clients = createInjectedFaults('clients');
const people = createInjectedFaults('people');
const organization = createInjectedFaults('organization');
const integrations = createInjectedFaults('integrations');

const withoutTheLast = (list: unknown) => (Array.isArray(list) ? list.slice(0, -1) : list);

export const injectedFaults: InjectedFault[] = [
  assets('rules', 'a history runs backwards', 'getAssetHistory', reversed('statusHistory')),
  assets('state', 'what was taken back stays assigned', 'removeAssetAssignment', without('assets')),
  assets(
    'state',
    'an assignment that ended stays open',
    'removeAssetAssignment',
    without('assetAssignments'),
  ),
  assets(
    'rules',
    'purchases of any day are reported',
    'getAssetPurchaseReport',
    misreading(drop('toDate')),
  ),
  assets(
    'rules',
    'culling begins a year too late',
    'getAssetCullOutReport',
    misreading(change('year', (year) => (typeof year === 'number' ? year - 1 : year))),
  ),
  assets(
    'validation',
    'a warranty ends at any day',
    'addAsset',
    accepting('assetWarrantyEndWrong'),
  ),
  assets(
    'rules',
    'nothing is ever written off',
    'listDepreciation',
    body(put('assetDepreciation.*.writtenOff', 0)),
  ),
  assets(
    'rules',
    'what was bought in a year is in its opening value',
    'listDepreciation',
    body(
      change('assetDepreciation.*', (row) => {
        const { openingValue, additions } = row as { openingValue: number; additions: number };
        return { ...(row as object), openingValue: openingValue + additions, additions: 0 };
      }),
    ),
  ),
  assets(
    'rules',
    'a closed year always matches its assets',
    'listAssessmentYears',
    body(change('assetAssessmentYear.*.mismatchCount', (count) => (count === null ? null : 0))),
  ),
  assets(
    'rules',
    'a year that lasts has to match its assets',
    'listAssessmentYears',
    body(change('assetAssessmentYear.*.mismatchCount', (count) => count ?? 0)),
  ),
  assets('rules', 'the list has an order of its own', 'listAssets', misreading(drop('sort'))),
  assets(
    'state',
    'a year that is computed keeps its former rows',
    'runDepreciation',
    without('assetDepreciationRows'),
  ),

  reviews('state', 'a rejected review stays where it was', 'rejectReview', without('reviews')),
  reviews('rules', 'a rejection needs no reason', 'rejectReview', accepting('required')),
  reviews(
    'rules',
    'an archived review is delivered to more',
    'deliverReview',
    accepting('cycleIsArchived'),
  ),
  reviews('state', 'a nudge is not remembered', 'nudgeClient', without('reviewNudges')),
  reviews('state', 'the steps keep their order', 'orderReviewSteps', without('reviewSteps')),
  reviews(
    'rules',
    'a workflow takes a form that is off',
    'addReviewWorkflow',
    accepting('formInactive'),
  ),
  reviews(
    'authorization',
    'anybody completes an item',
    'completeReviewMeetingAction',
    accepting('notYourAction'),
  ),
  reviews(
    'rules',
    'every review is delivered to all',
    'deliverReview',
    readdressed((address) => address.replace('deliverToAll=false', 'deliverToAll=true')),
  ),
  reviews('state', 'nobody hears of a delivery', 'deliverReview', without('notifications')),
  reviews(
    'authorization',
    'anybody deletes a remark',
    'deleteReviewComment',
    accepting('commentNotYours'),
  ),
  reviews(
    'rules',
    'a meeting that is over starts again',
    'startReviewMeeting',
    accepting('meetingHasStarted'),
  ),

  clients('state', 'contacts that are left out stay', 'updateClient', without('clientContacts')),
  clients(
    'rules',
    'inactive clients are not listed',
    'getClients',
    body(
      change('clients', (list) =>
        (list as { isActive: boolean }[]).filter(({ isActive }) => isActive),
      ),
    ),
  ),
  clients(
    'rules',
    'a new client is active',
    'createClient',
    repairing(change('isActive', (isActive) => isActive === false || isActive)),
  ),
  clients('rules', 'the newest client comes first', 'getClients', reversed('clients')),
  clients('state', 'a deleted client stays', 'deleteClient', without('clients')),
  clients(
    'rules',
    'an address is written in capitals',
    'createClient',
    repairing(
      change('contacts.*.email', (email) =>
        typeof email === 'string' ? email.toUpperCase() : email,
      ),
    ),
  ),

  people('state', 'whoever left is there', 'setEmployeeState', without('employees')),
  people('rules', 'employees are not sorted', 'searchEmployees', misreading(drop('sort'))),
  people('rules', 'somebody reports to themselves', 'updateEmployee', accepting('cyclicReports')),
  people(
    'rules',
    'everybody is invited as client user',
    'inviteSecurityUser',
    repairing(change('roleType', (type) => (type === 'TenantAdmin' ? 'ClientAppUser' : type))),
  ),
  people(
    'state',
    'a role loses its last right',
    'updateRole',
    repairing(change('privileges', withoutTheLast)),
  ),
  people('rules', 'nobody has any role', 'getRoles', body(put('roles.*.userCount', 0))),
  people('rules', 'the last role manager goes', 'updateSecurityUser', accepting('lastRoleManager')),
  people(
    'rules',
    'designations count one too many',
    'getDesignations',
    body(change('designations.*.employeeCount', (count) => Number(count) + 1)),
  ),

  organization('rules', 'holidays are of any year', 'getHolidays', ignoring('year')),
  organization('rules', 'the last holiday comes first', 'getHolidays', reversed('holidays')),
  organization(
    'state',
    'settings are not kept',
    'saveOrganizationSettings',
    without('organizationSettings'),
  ),
  organization('state', 'a script has no past', 'updateScript', without('scriptVersions')),
  organization('validation', 'two options are chosen', 'createList', accepting('optionsSelected')),
  organization(
    'validation',
    'two entries of a menu have one id',
    'saveMenu',
    accepting('menuIdsAlike'),
  ),
  organization(
    'rules',
    'every page is active',
    'updatePage',
    repairing(change('isActive', (isActive) => isActive === false || isActive)),
  ),
  integrations(
    'rules',
    'a key is told in full',
    'getOpenAiSettings',
    body(put('openAiSettings.apiKeyHint', 'sk-1234567890abcdef')),
  ),
  integrations(
    'rules',
    'events of any day are listed',
    'getCalendarEvents',
    misled((address) => address.replace(/([?&]to=)\d{4}/, '$12999')),
  ),
  integrations(
    'validation',
    'an event ends before it begins',
    'createCalendarEvent',
    accepting('endNotAfterStart'),
  ),
  integrations('state', 'a deleted video stays', 'deleteVideo', without('videos')),
  integrations(
    'rules',
    'nothing was ever taken over',
    'syncFromHrms',
    body(put('sync.changedCount', 0)),
  ),
  integrations('state', 'what is taken over is not kept', 'syncFromHrms', without('employees')),
  integrations(
    'state',
    'a provider is chosen and forgotten',
    'saveIntegrations',
    without('integrationSettings'),
  ),
];
