import { rules } from '../rule/types.ts';

/** Requirements for a server: a person’s own account. */
export default rules([
  {
    id: 'profile-rights-and-menu',
    text: 'The profile returns the user’s rights, and only menu entries that these allow.',
    source: 'PROF-007',
    verifiedBy: ['profile/menu-follows-the-persons-rights'],
  },
  {
    id: 'profile-settings',
    text: 'Time zone and date format must exist, and apply from the next call on.',
    source: 'PROF-005, PROF-006',
    verifiedBy: [
      'profile/profile-settings-apply-immediately',
      'profile/profile-time-zones-must-exist',
    ],
  },
  {
    id: 'profile-hours',
    text: 'The 12-hour or 24-hour format, or that of the language, is stored for the user; it stays unchanged if omitted.',
    source: 'PROF-D13',
    verifiedBy: ['profile/hour-format-is-stored'],
  },
  {
    id: 'profile-week-start',
    text: 'The profile has the first day of the week from the organization’s settings.',
    source: 'PROF-D13',
    verifiedBy: ['profile/week-start-follows-the-organization'],
  },
  {
    id: 'profile-pictures',
    text: 'The type of a picture is detected by its content: JPEG, PNG or a safe SVG of at most 2 MB.',
    source: 'PROF-016, PROF-018',
    verifiedBy: ['profile/picture-content-is-checked', 'profile/harmful-svg-is-rejected'],
  },
  {
    id: 'profile-picture-pixels',
    text: 'A picture has a width and a height (else 415), of at most 8,192 pixels (else 413), whatever its format.',
    source: 'PROF-D02',
    verifiedBy: ['profile/picture-dimensions-are-limited'],
  },
  {
    id: 'profile-picture-shown',
    text: 'An uploaded picture is shown in the profile and to colleagues, and replaces the previous one.',
    source: 'PROF-020, PROF-002',
    verifiedBy: ['profile/uploaded-pictures-are-shown', 'profile/employees-show-profile-pictures'],
  },
  {
    id: 'profile-password',
    text: 'A password changes if the current one is correct and the new one is confirmed; otherwise there are warnings.',
    source: 'PROF-027, PROF-031',
    verifiedBy: ['profile/password-changes-when-confirmed'],
  },
  {
    id: 'profile-weak-password',
    text: 'A new password that does not follow the guidance, or equals the old one, causes a warning and is not set.',
    source: 'PROF-026, PROF-D09',
    verifiedBy: ['profile/weak-passwords-cause-warnings'],
  },
  {
    id: 'profile-own-password',
    text: 'No one can change someone else’s password.',
    source: 'PROF-032, PROF-008',
    verifiedBy: ['profile/only-own-password-changes', 'profile/changePassword/*/owner/*'],
  },
  {
    id: 'profile-password-ends-sessions',
    text: 'A password change ends the user’s other sessions.',
    source: 'PROF-040, PROF-D10',
    verifiedBy: [
      'profile/password-change-ends-other-sessions',
      'profile/response-reports-signed-out-sessions',
    ],
  },
  {
    id: 'profile-password-at-once',
    text: 'Of two simultaneous password changes, the second is checked against the password that the first has set.',
    source: 'PROF-024, PROF-D10',
    verifiedBy: ['profile/simultaneous-password-changes-are-checked'],
  },
  {
    id: 'profile-tries',
    text: 'After five wrong passwords or codes in a row, each further attempt has to wait, at most one minute (429).',
    source: 'PROF-D01',
    verifiedBy: ['profile/password-attempts-are-limited', 'profile/code-attempts-are-limited'],
  },
  {
    id: 'profile-two-factor-outcomes',
    text: 'Verification reports password and code separately, and only if both are correct, two-factor authentication is switched on.',
    source: 'PROF-044',
    verifiedBy: ['profile/two-factor-errors-are-separate'],
  },
  {
    id: 'profile-two-factor-day',
    text: 'The day on which two-factor authentication was switched on is shown in the user’s time zone and date format.',
    source: 'PROF-003, PROF-009',
    verifiedBy: ['profile/two-factor-day-is-localized'],
  },
  {
    id: 'profile-two-factor-set-up',
    text: 'A set-up shows one key, changes nothing yet, and is required before a code is valid.',
    source: 'PROF-040',
    verifiedBy: ['profile/codes-need-a-set-up'],
  },
  {
    id: 'profile-two-factor-off',
    text: 'Two-factor authentication is switched off only with the password.',
    source: 'PROF-040',
    verifiedBy: ['profile/disabling-needs-the-password'],
  },
  {
    id: 'profile-code-once',
    text: 'A one-time code is valid only once.',
    source: 'PROF-052; RFC 6238, section 5.2',
    verifiedBy: ['profile/one-time-codes-work-once'],
  },
  {
    id: 'profile-recovery-codes',
    text: 'Each recovery code replaces a one-time code once, however it is written, until new ones are created; the remaining ones are counted.',
    source: 'PROF-047, PROF-D12',
    verifiedBy: ['profile/recovery-codes-work-once', 'profile/recovery-codes-are-renewed'],
  },
  {
    id: 'profile-two-factor-agrees',
    text: 'The status of two-factor authentication and all calls that need it on or off agree.',
    source: 'PROF-051, PROF-D01',
    verifiedBy: ['profile/two-factor-calls-agree'],
  },
  {
    id: 'profile-logo',
    text: 'Everyone’s profile shows the logo of the organization.',
    source: 'PROF-018, PROF-020',
    verifiedBy: ['profile/profile-shows-organization-logo'],
  },
  {
    id: 'profile-browsers',
    text: 'A session is identified by the browser and the system that its calls report.',
    source: 'PROF-D13',
    verifiedBy: ['profile/sessions-name-their-browser'],
  },
  {
    id: 'profile-sessions',
    text: 'The list contains only the user’s sessions; an ended session is rejected from its next call on, and no other one.',
    source: 'PROF-D06',
    verifiedBy: [
      'profile/signed-out-sessions-are-rejected',
      'profile/current-session-is-first',
      'profile/sign-out-ends-other-sessions',
      'profile/listSessions/owner/*',
      'profile/endSession/owner/*',
    ],
  },
]);
