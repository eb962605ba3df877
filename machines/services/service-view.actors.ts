import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { Service } from './service.ts';

export const loadService = fromPromise<Service, { id: string }>(
  async ({ input: { id }, signal }) => {
    const { viewService } = await api.getServiceView({ path: { id }, signal });
    return viewService;
  },
);
