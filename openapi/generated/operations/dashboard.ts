// Generated from the contract by openapi/generate.mjs; do not edit.

export const operations = {
  getDashboard: {
    method: 'GET',
    path: '/{tenantId}/dashboard',
    area: 'dashboard',
    privilege: 'dashboard.basic',
    isPublic: false,
    mutates: false,
    response: '{hours?{days[{}} running?{runningEntry?{clockWorkEntry{}}} projectHours?{projects[{}} notifications?{} impediments?{mostImpeded[{}} tasks?{overdue{tasks[{}} dueToday{tasks[{}} dueThisWeek{tasks[{}}} reviews?{} assets?{} firstSteps?{} team?{members[{runningEntry?{clockWorkEntry{}}}} holidays?{holidays[{} next?{}} absences?{holiday?{} absences[{}} weeks?{weeks[{}}}',
  },
} as const;
