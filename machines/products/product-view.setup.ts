import { assign, setup } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import type { Cause } from '../cause.ts';
import { faultsWithout } from '../records/form-values.ts';
import { faultsOfProblem, isSound, type Faults } from '../validation/faults.ts';
import { appFormOf, emptyApp, faultsOfApp, type App, type AppForm } from './app.ts';
import { getApp, getProductView, saveApp, type ProductView } from './product-view.actors.ts';

export interface ProductViewContext {
  /** The product's id. */
  id: string;
  product: ProductView | null;
  /** The app that is viewed or edited; null for a new one. */
  app: App | null;
  form: AppForm;
  faults: Faults<keyof AppForm>;
  /** The version of the app that was seen; null overwrites. */
  version: number | null;
  /** What the server said of an app that somebody else has changed or deleted. */
  refusal: string;
  /** Why it could not be read, where that is known. */
  cause: Cause | null;
}

export type ProductViewEvent =
  | { type: 'LOAD' }
  | { type: 'ADD_APP' }
  | { type: 'EDIT_APP'; appId: string }
  | { type: 'VIEW_APP'; appId: string }
  | { type: 'form.changed'; change: Partial<AppForm> }
  | { type: 'SAVE' }
  /** Over what somebody else has saved meanwhile. */
  | { type: 'SAVE_ANYWAY' }
  | { type: 'SAVE_AS_NEW' }
  | { type: 'CANCEL' }
  | { type: 'tab.returned' };

interface Failure {
  error: unknown;
}

/** The server's faults of the fields that there are. */
const faultsOfRefusal = (error: unknown): Faults<keyof AppForm> => {
  const faults = faultsOfProblem(toProblem(error));
  const others = Object.keys(faults).filter((field) => !(field in emptyApp));
  return faultsWithout(faults, others);
};

const appOf = ({ product }: ProductViewContext, appId: string): App | null =>
  product?.appsDTO.find(({ appsId }) => appsId === appId) ?? null;

const closed = { app: null, form: emptyApp, version: null, faults: {}, refusal: '' };

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
    tags: {} as 'busy' | 'editable' | 'saving' | 'stale' | 'gone',
  },
  actors: { getProductView, getApp, saveApp },
  guards: {
    isListed: ({ context }, { appId }: { appId: string }) => appOf(context, appId) !== null,
    isFormSound: ({ context }) => isSound(faultsOfApp(context.form)),
    isMissing: (_, { error }: Failure) => toProblem(error).kind === 'notFound',
    isStale: (_, { error }: Failure) =>
      toProblem(error).kind === 'conflict' && isSound(faultsOfRefusal(error)),
  },
  actions: {
    show: assign((_, { product }: { product: ProductView }) => ({ product })),
    choose: assign(({ context }, { appId }: { appId: string }) => ({
      ...closed,
      app: appOf(context, appId),
    })),
    beginAdd: assign(closed),
    beginEdit: assign((_, { app }: { app: App }) => ({
      ...closed,
      app,
      form: appFormOf(app),
      version: app.version,
    })),
    beginAnew: assign({ app: null, version: null }),
    change: assign(({ context }, { change }: { change: Partial<AppForm> }) => ({
      form: { ...context.form, ...change },
      faults: faultsWithout(context.faults, Object.keys(change)),
    })),
    showFaults: assign({ faults: ({ context }) => faultsOfApp(context.form) }),
    showRefusal: assign((_, { error }: Failure) => ({ faults: faultsOfRefusal(error) })),
    keepRefusal: assign((_, { error }: Failure) => ({
      refusal: toProblem(error).messages.join(' '),
    })),
    overwrite: assign({ version: null }),
    forgetRefusal: assign({ refusal: '' }),
  },
});
