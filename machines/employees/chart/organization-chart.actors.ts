import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';
import type { OrganizationChart } from './organization-chart.ts';

export const loadOrganizationChart = fromPromise<OrganizationChart>(({ signal }) =>
  api.getOrganizationChart({ signal }),
);

export type ManagerChangePreview = Schema<'ManagerChangePreview'>;

export const previewManagerChange = fromPromise<
  ManagerChangePreview,
  { id: string; reportingToId: string | null }
>(({ input: { id, reportingToId }, signal }) =>
  api.previewManagerChange({ body: { id, reportingToId }, signal }),
);

export const saveManagerChange = fromPromise<
  unknown,
  { id: string; reportingToId: string | null; version: number }
>(({ input: { id, reportingToId, version }, signal }) =>
  api.setEmployeeManager({ body: { id, reportingToId, version }, signal }),
);
