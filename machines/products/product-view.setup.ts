import { assign, setup } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import type { Cause } from '../cause.ts';
import { changedForm, isStaleRefusal, refusedForm } from '../records/form-faults.ts';
import type { KeptForm } from '../records/form-values.ts';
import {
  closedPart,
  openedPart,
  outdatedPart,
  partWithKept,
  restoredPart,
  type PartForm,
  type PartFormEvent,
  type PartFormTag,
} from '../records/part-form.ts';
import { isSound } from '../validation/faults.ts';
import { appFormOf, emptyApp, faultsOfApp, type App, type AppForm } from './app.ts';
import { getApp, getProductView, saveApp, type ProductView } from './product-view.actors.ts';

export interface ProductViewContext extends PartForm<AppForm> {
  /** The product's id. */
  id: string;
  product: ProductView | null;
  /** The app that is viewed or edited; null for a new one. */
  app: App | null;
  /** Why it could not be read, where that is known. */
  cause: Cause | null;
}

export type ProductViewEvent =
  | { type: 'LOAD' }
  | { type: 'ADD_APP' }
  | { type: 'EDIT_APP'; appId: string }
  | { type: 'VIEW_APP'; appId: string }
  | PartFormEvent<AppForm>
  | { type: 'tab.returned' };

interface Failure {
  error: unknown;
}

const appOf = ({ product }: ProductViewContext, appId: string): App | null =>
  product?.appsDTO.find(({ appsId }) => appsId === appId) ?? null;

const closed = { app: null, ...openedPart(emptyApp, null) };

/** What a product's page begins with. */
export const unopened = (id: string): ProductViewContext => ({
  id,
  product: null,
  cause: null,
  ...closed,
});

/** What the chart of a product's page can do; its states are in `product-view.machine.ts`. */
export const productViewSetup = setup({
  types: {
    context: {} as ProductViewContext,
    events: {} as ProductViewEvent,
    input: {} as { id: string },
    tags: {} as 'busy' | PartFormTag,
  },
  actors: { getProductView, getApp, saveApp },
  guards: {
    isListed: ({ context }, { appId }: { appId: string }) => appOf(context, appId) !== null,
    isFormSound: ({ context }) => isSound(faultsOfApp(context.form)),
    isMissing: (_, { error }: Failure) => toProblem(error).kind === 'notFound',
    isStale: ({ context }, { error }: Failure) => isStaleRefusal(context.form, error),
  },
  actions: {
    show: assign((_, { product }: { product: ProductView }) => ({ product })),
    choose: assign(({ context }, { appId }: { appId: string }) => ({
      ...closed,
      app: appOf(context, appId),
    })),
    beginAdd: assign(closed),
    beginEdit: assign((_, { app }: { app: App }) => ({
      app,
      ...openedPart(appFormOf(app), app.version),
    })),
    takeKept: assign(({ context }, { kept }: { kept: KeptForm<AppForm> }) =>
      partWithKept(context, kept),
    ),
    restore: assign(({ context }) => restoredPart(context)),
    forgetDraft: assign({ draft: null }),
    closeApp: assign(closedPart),
    beginAnew: assign({ app: null, version: null, refusal: '', theirFields: [] }),
    change: assign(({ context }, { change }: { change: Partial<AppForm> }) =>
      changedForm(context, change),
    ),
    showFaults: assign({ faults: ({ context }) => faultsOfApp(context.form) }),
    showRefusal: assign(({ context }, { error }: Failure) => refusedForm(context, error)),
    keepRefusal: assign(({ context }, { error }: Failure) => outdatedPart(context, error)),
    overwrite: assign({ version: null, refusal: '', theirFields: [] }),
  },
});
