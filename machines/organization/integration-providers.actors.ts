import { fromPromise } from 'xstate';
import { api, type Input, type Schema } from '#openapi/client/index.ts';

export type Integrations = Schema<'IntegrationsAnswer'>;

export const loadProviders = fromPromise<Integrations>(({ signal }) =>
  api.getIntegrations({ signal }),
);

/** Selects the systems and loads them as stored. */
export const saveProviders = fromPromise<Integrations, Input<'saveIntegrations'>['body']>(
  async ({ input: body, signal }) => {
    await api.saveIntegrations({ body, signal });
    return api.getIntegrations({ signal });
  },
);
