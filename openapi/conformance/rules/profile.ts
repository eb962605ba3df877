import { rules } from '../rule/types.ts';

/** What the documents ask of a server in a person’s own account. */
export default rules([
  {
    id: 'profile-rights-and-menu',
    text: 'The profile names the person’s own rights, and a menu of nothing beyond them.',
    source: 'PROF-007',
    verifiedBy: ['profile/rights-and-menu-are-the-persons'],
  },
  {
    id: 'profile-settings',
    text: 'Time zone and date format are those of the profile from the next call on, and exist.',
    source: 'PROF-005, PROF-006',
    verifiedBy: ['profile/settings-are-kept', 'profile/time-zone-counts'],
  },
  {
    id: 'profile-hours',
    text: 'Hours from 1 to 12 or to 24, or those of the language, are stored for the person; left out, they stay as they are.',
    source: 'the decisions on look and language',
    verifiedBy: ['profile/hours-are-the-persons'],
  },
  {
    id: 'profile-week-start',
    text: 'The profile has the first day of the week from the organization’s settings.',
    source: 'the decisions on look and language',
    verifiedBy: ['profile/week-start-is-the-organizations'],
  },
  {
    id: 'profile-pictures',
    text: 'A picture is what its content is: JPEG, PNG or a harmless SVG, 2 MB at most.',
    source: 'PROF-016, PROF-018',
    verifiedBy: ['profile/pictures-by-content-and-size', 'profile/harmful-svg-is-refused'],
  },
  {
    id: 'profile-picture-pixels',
    text: 'A picture has a width and a height (else 415), of 8,192 pixels at most (else 413), whatever its format.',
    source: 'the decisions on accounts',
    verifiedBy: ['profile/images-claim-few-pixels'],
  },
  {
    id: 'profile-picture-shown',
    text: 'An uploaded picture is the profile’s, for colleagues to see, and replaces the one before.',
    source: 'PROF-020, PROF-002',
    verifiedBy: ['profile/picture-is-shown', 'profile/picture-is-the-employees'],
  },
  {
    id: 'profile-password',
    text: 'A password changes when the current one is right and the new one is confirmed; otherwise there are warnings.',
    source: 'PROF-027, PROF-031',
    verifiedBy: ['profile/password-changes'],
  },
  {
    id: 'profile-weak-password',
    text: 'A new password that does not follow the guidance, or is the old one, is warned of and not set.',
    source: 'PROF-026, and the decisions on accounts',
    verifiedBy: ['profile/weak-passwords-are-warned-of'],
  },
  {
    id: 'profile-own-password',
    text: 'Nobody changes somebody else’s password.',
    source: 'PROF-032, PROF-008',
    verifiedBy: ['profile/only-own-password', 'profile/changePassword/*/owner/*'],
  },
  {
    id: 'profile-password-ends-sessions',
    text: 'A changed password ends the person’s other sessions.',
    source: 'PROF-040, and the decisions on accounts',
    verifiedBy: ['profile/a-new-password-signs-out-elsewhere', 'profile/told-who-was-signed-out'],
  },
  {
    id: 'profile-password-at-once',
    text: 'Of two changes of a password at once the second is held to what the first has made of it.',
    source: 'PROF-024, and the decisions on accounts',
    verifiedBy: ['profile/one-change-of-a-password-at-once'],
  },
  {
    id: 'profile-tries',
    text: 'After five wrong passwords or codes in a row each further try has to wait, a minute at most (429).',
    source: 'the decisions on answers and failures, and on accounts',
    verifiedBy: ['profile/tries-are-limited', 'profile/tries-at-codes-are-limited'],
  },
  {
    id: 'profile-two-factor-outcomes',
    text: 'Verifying tells password and code apart, and only both right switch two-factor authentication on.',
    source: 'PROF-044',
    verifiedBy: ['profile/two-factor-outcomes'],
  },
  {
    id: 'profile-two-factor-day',
    text: 'Since when two-factor authentication is on is shown in the person’s time zone and date format.',
    source: 'PROF-003, PROF-009',
    verifiedBy: ['profile/two-factor-day-is-the-persons'],
  },
  {
    id: 'profile-two-factor-set-up',
    text: 'A set-up shows one key, changes nothing yet, and has to be there before a code counts.',
    source: 'PROF-040',
    verifiedBy: ['profile/a-set-up-comes-first'],
  },
  {
    id: 'profile-two-factor-off',
    text: 'Two-factor authentication is switched off by the password alone.',
    source: 'PROF-040',
    verifiedBy: ['profile/disabling-needs-the-password'],
  },
  {
    id: 'profile-code-once',
    text: 'A one-time code counts once.',
    source: 'PROF-052; RFC 6238, section 5.2',
    verifiedBy: ['profile/a-code-counts-once'],
  },
  {
    id: 'profile-recovery-codes',
    text: 'Recovery codes stand for a code, each once, until there are new ones, however they are written, and are counted.',
    source: 'PROF-047, and the decisions on accounts',
    verifiedBy: ['profile/recovery-codes-count-once', 'profile/recovery-codes-are-renewed'],
  },
  {
    id: 'profile-two-factor-agrees',
    text: 'Whether two-factor authentication is on, its status and all that needs it on or off agree.',
    source: 'PROF-051, and the decisions on accounts',
    verifiedBy: ['profile/all-calls-know-whether-it-is-on'],
  },
  {
    id: 'profile-logo',
    text: 'Everybody’s profile shows the logo of the organization.',
    source: 'PROF-018, PROF-020',
    verifiedBy: ['profile/the-logo-is-the-organizations'],
  },
  {
    id: 'profile-browsers',
    text: 'A session is told by its browser and its system, as its calls say them.',
    source: 'the decisions on sessions',
    verifiedBy: ['profile/browsers-are-known'],
  },
  {
    id: 'profile-sessions',
    text: 'A person’s own sessions are listed; one that is ended is refused from its next call on, and no other is.',
    source: 'the decisions on sessions',
    verifiedBy: [
      'profile/other-sessions-are-signed-out',
      'profile/this-session-first',
      'profile/all-other-sessions-are-signed-out',
      'profile/listSessions/owner/*',
      'profile/endSession/owner/*',
    ],
  },
]);
