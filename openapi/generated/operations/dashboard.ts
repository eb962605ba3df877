// Generated from the contract by openapi/generate.mjs; do not edit.

export const operations = {
  getDashboard: {
    method: 'GET',
    path: '/{tenantId}/dashboard',
    area: 'dashboard',
    privilege: 'dashboard.basic',
    isPublic: false,
    mutates: false,
    answer: '{hours?{} running?{runningEntry?{clockWorkEntry{}}} notifications?{} impediments?{} reviews?{} assets?{} firstSteps?{}}',
  },
} as const;
