import { rules } from '../rule/types.ts';

/** What the documents ask of a server in calendars, other systems, videos and services. */
export default rules([
  {
    id: 'integrations-own-connection',
    text: 'A calendar is connected and disconnected for one person.',
    source: 'INTEG-001, INTEG-016',
    verifiedBy: ['integrations/calendar-is-connected'],
  },
  {
    id: 'integrations-own-events',
    text: 'Events are a person’s own: nobody else sees or changes them, whatever their rights.',
    source: 'PRIV-040, INTEG-005, INTEG-001',
    verifiedBy: [
      'integrations/colleagues-events',
      'integrations/own-calendar',
      'integrations/getCalendarEvents/owner/*',
      'integrations/updateCalendarEvent/*/owner/*',
      'integrations/deleteCalendarEvent/owner/*',
    ],
  },
  {
    id: 'integrations-event-days',
    text: 'Events are listed with the days that they touch in the person’s zone, by their start, for a year and a day at most; an event ends after it begins.',
    source: 'INTEG-001',
    verifiedBy: ['integrations/days-of-the-calendar', 'integrations/own-calendar'],
  },
  {
    id: 'integrations-calendar-hub',
    text: 'The calendar’s hub tells its owner of every change, and goes on where it was left.',
    source: 'API-042',
    verifiedBy: ['integrations/calendar-tells-its-changes'],
  },
  {
    id: 'integrations-hrms',
    text: 'Records are taken over from the HRMS that is chosen, a second time without a change.',
    source: 'INTEG-021, API-042',
    verifiedBy: ['integrations/hrms-is-taken-over-once'],
  },
  {
    id: 'integrations-hrms-types',
    text: 'The HRMS tells of work place, manager and designation, each by its own type alone.',
    source: 'INTEG-021',
    verifiedBy: [
      'integrations/each-type-takes-over-its-own',
      'integrations/what-is-told-is-taken-over',
    ],
  },
  {
    id: 'integrations-hrms-people',
    text: 'The HRMS tells of people by their e-mail addresses, also of who has left or has no first day.',
    source: 'INTEG-021',
    verifiedBy: ['integrations/whoever-has-the-address-is-told-of'],
  },
  {
    id: 'integrations-none-at-first',
    text: 'A tenant that has saved nothing works with no other system, and may choose one.',
    source: 'INTEG-013',
    verifiedBy: ['integrations/nothing-is-chosen-at-first'],
  },
  {
    id: 'integrations-hrms-strangers',
    text: 'What the HRMS tells of people, or of managers, whom nobody here knows changes nothing.',
    source: 'INTEG-021',
    verifiedBy: ['integrations/strangers-of-the-hrms'],
  },
  {
    id: 'integrations-hrms-designations',
    text: 'The HRMS knows a designation by its name, whatever its letters; one that there is not is made.',
    source: 'INTEG-021, INTEG-002',
    verifiedBy: ['integrations/designations-are-known-by-name'],
  },
  {
    id: 'integrations-texts',
    text: 'Texts of events and videos are kept without the blanks around them, and need a title.',
    source: 'ENGAG-107',
    verifiedBy: ['integrations/texts-of-events-and-videos'],
  },
  {
    id: 'integrations-providers',
    text: 'A provider is chosen for what it provides: one that is not known, or of the other kind, is refused at its field.',
    source: 'INTEG-013',
    verifiedBy: ['integrations/providers-of-their-kind'],
  },
  {
    id: 'integrations-secrets',
    text: 'A key is kept and never answered but for its last four characters, and of a short one nothing.',
    source: 'PRIV-043, and the decisions on people and organization',
    verifiedBy: ['integrations/secrets-are-never-answered', 'integrations/short-keys-show-nothing'],
  },
  {
    id: 'integrations-key-and-address',
    text: 'A stored key is used for the address that it was entered with: another address needs the key again (400 at the key), and null removes the key.',
    source: 'PRIV-043, and the decisions on people and organization',
    verifiedBy: [
      'integrations/a-new-address-needs-the-key',
      'integrations/secrets-are-never-answered',
    ],
  },
  {
    id: 'integrations-videos',
    text: 'Videos are listed newest first, with who added them.',
    source: 'INTEG-002',
    verifiedBy: ['integrations/videos-newest-first'],
  },
]);
