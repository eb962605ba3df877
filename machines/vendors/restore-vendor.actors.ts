import { fromPromise } from 'xstate';
import { api, toProblem } from '#openapi/client/index.ts';
import { vendorBodyOf, vendorFormOf, type Vendor } from './vendor.ts';

/**
 * Creates a deleted vendor again, with the id that it had. One that is there already is restored.
 * The server would say "created": the page says that it was brought back.
 */
export const restoreVendor = fromPromise<unknown, { vendor: Vendor }>(
  async ({ input: { vendor }, signal }) => {
    try {
      const body = { id: vendor.id, ...vendorBodyOf(vendorFormOf(vendor)) };
      return await api.createVendor({ body, signal, isQuiet: true });
    } catch (error) {
      if (toProblem(error).code !== 'idTaken') throw error;
      return null;
    }
  },
);
