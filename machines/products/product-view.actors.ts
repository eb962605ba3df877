import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';
import type { App } from './app.ts';

/** A product with its apps. */
export type ProductView = Schema<'ProductView'>;

export const getProductView = fromPromise<ProductView, { id: string }>(
  async ({ input: { id }, signal }) => {
    const { productsViewDTO } = await api.getProductView({ path: { id }, signal });
    return productsViewDTO;
  },
);

export const getApp = fromPromise<App, { appId: string }>(async ({ input: { appId }, signal }) => {
  const { appsEditDTO } = await api.getApp({ path: { appId }, signal });
  return appsEditDTO;
});
