// Generated from the contract by openapi/generate.mjs; do not edit.

export const operations = {
  getTagReport: {
    method: 'POST',
    path: '/{tenantId}/report/tagReport',
    area: 'reports',
    privilege: 'tagReport.basic',
    isPublic: false,
    mutates: false,
    response: '{tagReport[{projects[{}} totalTimeInSeconds# totalTime"}',
  },
  exportTagReport: {
    method: 'POST',
    path: '/{tenantId}/report/Excel/tagReport',
    area: 'reports',
    privilege: 'tagReport.basic',
    isPublic: false,
    mutates: false,
    response: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  getWorkView: {
    method: 'POST',
    path: '/{tenantId}/report/workView',
    area: 'reports',
    privilege: 'workview.basic',
    isPublic: false,
    mutates: false,
    response: '{workView[{runningEntry?{} projects[{}} scopes[" totalCount#}',
  },
} as const;
