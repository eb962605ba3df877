import { rules } from '../rule/types.ts';

/** Requirements for a server: calendars, other systems, videos and services. */
export default rules([
  {
    id: 'integrations-own-connection',
    text: 'A calendar is connected and disconnected for one person.',
    source: 'INTEG-001, INTEG-016',
    verifiedBy: ['integrations/calendar-connects-per-person'],
  },
  {
    id: 'integrations-calendar-codes',
    text: 'A calendar is connected by OAuth 2.0 with PKCE: only by an unused code of a request that the person started, for its verifier and its nonce.',
    source: 'INTEG-017, INTEG-001',
    verifiedBy: ['integrations/calendar-codes-are-checked'],
  },
  {
    id: 'integrations-no-calendar',
    text: 'While the tenant uses no calendar, no calendar is connected, and none can be connected or synced.',
    source: 'INTEG-013',
    verifiedBy: ['integrations/no-calendar-connects-nothing'],
  },
  {
    id: 'integrations-calendar-sync',
    text: 'A connected calendar can be synced again, and the same events are read once.',
    source: 'INTEG-001',
    verifiedBy: ['integrations/calendar-sync-is-repeatable'],
  },
  {
    id: 'integrations-own-events',
    text: 'Events are visible only to their owner: no one else sees or changes them, whatever their rights.',
    source: 'PRIV-040, INTEG-005, INTEG-001',
    verifiedBy: [
      'integrations/colleagues-events-are-private',
      'integrations/events-belong-to-their-owner',
      'integrations/getCalendarEvents/owner/*',
      'integrations/updateCalendarEvent/*/owner/*',
      'integrations/deleteCalendarEvent/owner/*',
    ],
  },
  {
    id: 'integrations-event-days',
    text: 'Events are listed for the days that they touch in the person’s time zone, by start, for at most a year and a day; an event ends after it starts.',
    source: 'INTEG-001',
    verifiedBy: [
      'integrations/events-are-listed-by-day',
      'integrations/events-belong-to-their-owner',
    ],
  },
  {
    id: 'integrations-calendar-hub',
    text: 'The calendar hub notifies the owner of every change, and resumes after the last received event.',
    source: 'API-042',
    verifiedBy: ['integrations/calendar-changes-notify-owner'],
  },
  {
    id: 'integrations-hrms',
    text: 'Records are imported from the selected HRMS; a second import changes nothing.',
    source: 'INTEG-021, API-042',
    verifiedBy: ['integrations/repeated-imports-change-nothing'],
  },
  {
    id: 'integrations-hrms-types',
    text: 'The HRMS provides shift, manager and designation, each only by its sync type; it changes no work place.',
    source: 'INTEG-021',
    verifiedBy: [
      'integrations/sync-types-import-one-field',
      'integrations/imports-restore-hrms-data',
    ],
  },
  {
    id: 'integrations-hrms-managers',
    text: 'No import makes people report to a manager who has left, or to themselves: such records are skipped.',
    source: 'INTEG-021',
    verifiedBy: ['integrations/hrms-managers-are-checked'],
  },
  {
    id: 'integrations-hrms-people',
    text: 'The HRMS identifies people by e-mail address, including those who have left or have no first day.',
    source: 'INTEG-021',
    verifiedBy: ['integrations/hrms-matches-e-mail-addresses'],
  },
  {
    id: 'integrations-hrms-preview',
    text: 'The comparison with the HRMS names each person and field with both values, and changes nothing.',
    source: 'INTEG-014, INTEG-021, INTEG-D10',
    verifiedBy: ['integrations/hrms-differences-change-nothing'],
  },
  {
    id: 'integrations-hrms-selection',
    text: 'Only selected differences are applied; one of which a value has changed since is left, and 409 if it is the only one.',
    source: 'INTEG-021, INTEG-D11',
    verifiedBy: ['integrations/hrms-selection-is-applied'],
  },
  {
    id: 'integrations-hrms-undo',
    text: 'Only the last run that changed something is undone, once (409 otherwise); what someone has changed since is left and reported.',
    source: 'INTEG-021, INTEG-D12',
    verifiedBy: ['integrations/hrms-last-run-is-undone'],
  },
  {
    id: 'integrations-none-at-first',
    text: 'A tenant without saved settings uses no external system, and can select one.',
    source: 'INTEG-013',
    verifiedBy: ['integrations/no-provider-by-default'],
  },
  {
    id: 'integrations-hrms-strangers',
    text: 'HRMS data about unknown people or with unknown managers changes nothing.',
    source: 'INTEG-021',
    verifiedBy: ['integrations/unknown-hrms-people-are-ignored'],
  },
  {
    id: 'integrations-hrms-designations',
    text: 'The HRMS identifies a designation by name, ignoring case; a missing one is created.',
    source: 'INTEG-021, INTEG-002',
    verifiedBy: ['integrations/designations-match-by-name'],
  },
  {
    id: 'integrations-texts',
    text: 'Texts of events and videos are stored without surrounding spaces, and a title is required.',
    source: 'ENGAG-107',
    verifiedBy: ['integrations/event-texts-are-trimmed'],
  },
  {
    id: 'integrations-providers',
    text: 'A provider can be selected only for what it provides: an unknown one, or one of the other kind, is rejected with an error at its field.',
    source: 'INTEG-013',
    verifiedBy: ['integrations/providers-match-their-kind'],
  },
  {
    id: 'integrations-secrets',
    text: 'A key is stored and never returned except for its last four characters, and nothing of a short one is returned.',
    source: 'PRIV-043, INTEG-D01',
    verifiedBy: ['integrations/secrets-are-never-returned', 'integrations/short-keys-show-nothing'],
  },
  {
    id: 'integrations-key-and-address',
    text: 'A stored key is used only with the address that it was entered for: another address needs the key again (400 at the key), and null deletes the key.',
    source: 'PRIV-043, INTEG-D02',
    verifiedBy: [
      'integrations/new-address-needs-the-key',
      'integrations/secrets-are-never-returned',
    ],
  },
  {
    id: 'integrations-service-keys',
    text: 'A service is enabled only with a key (400 at the key), and a key in use is not removed.',
    source: 'PRIV-044, PRIV-049',
    verifiedBy: ['integrations/services-need-a-key'],
  },
  {
    id: 'integrations-videos',
    text: 'Videos are listed newest first, with the names of the people who added them, and are searched, sorted and paged.',
    source: 'INTEG-002',
    verifiedBy: ['integrations/videos-are-newest-first', 'integrations/searchVideos/page/*'],
  },
  {
    id: 'integrations-video-addresses',
    text: 'The address of a video is that of one video at YouTube or Vimeo, over https; any other is 400, at its field.',
    source: 'INTEG-018',
    verifiedBy: ['integrations/videos-have-known-hosts'],
  },
]);
