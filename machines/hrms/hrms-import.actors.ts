import { fromCallback, fromPromise } from 'xstate';
import { api, type Input } from '#openapi/client/index.ts';
import { stream } from '#openapi/client/stream.ts';
import type { HrmsApplied, HrmsConnection, HrmsPreview, Integrations } from './hrms.ts';

export const getIntegrations = fromPromise<Integrations>(({ signal }) =>
  api.getIntegrations({ signal }),
);

/** Selects the provider and loads the settings with it. */
export const saveProvider = fromPromise<Integrations, Input<'saveIntegrations'>['body']>(
  async ({ input: body, signal }) => {
    await api.saveIntegrations({ body, signal });
    return api.getIntegrations({ signal });
  },
);

export const testConnection = fromPromise<HrmsConnection>(
  async ({ signal }) => (await api.testHrmsConnection({ signal })).hrmsConnection,
);

export const getDifferences = fromPromise<HrmsPreview>(
  async ({ signal }) => (await api.getHrmsDifferences({ signal })).hrmsPreview,
);

export const applyDifferences = fromPromise<HrmsApplied, { differenceIds: string[] }>(
  ({ input: body, signal }) => api.applyHrmsDifferences({ body, signal }),
);

/** The current settings, and the comparison if one is shown. */
export interface Refreshed {
  integrations: Integrations;
  preview: HrmsPreview | null;
}

/** Loads what a run of another tab or person has changed. */
export const refreshImport = fromPromise<Refreshed, { hasPreview: boolean }>(
  async ({ input: { hasPreview }, signal }) => {
    const [integrations, compared] = await Promise.all([
      api.getIntegrations({ signal, isSilent: true }),
      hasPreview ? api.getHrmsDifferences({ signal, isSilent: true }) : null,
    ]);
    return { integrations, preview: compared?.hrmsPreview ?? null };
  },
);

/** Reports every run, and every undo, also of other people and tabs. */
export const listenToImports = fromCallback<
  { type: 'none' },
  undefined,
  { type: 'import.changed' }
>(({ sendBack }) => {
  const leaving = new AbortController();
  void stream(api.listenToExternalIntegration, {
    signal: leaving.signal,
    onEvent: () => sendBack({ type: 'import.changed' }),
  });
  return () => leaving.abort();
});
