// Generated from the contract by openapi/generate.mjs; do not edit.

export const operations = {
  listTimeZones: {
    method: 'GET',
    path: '/UserRegistration',
    area: 'registration',
    privilege: null,
    isPublic: true,
    mutates: false,
    response: '{timezones[{}}',
  },
  registerOrganization: {
    method: 'POST',
    path: '/UserRegistration',
    area: 'registration',
    privilege: null,
    isPublic: true,
    mutates: true,
    response: '{warningMessages[" successMessages["}',
  },
} as const;
