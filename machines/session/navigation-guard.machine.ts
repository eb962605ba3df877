import { assign, emit, fromPromise, setup } from 'xstate';
import { Problem } from '#openapi/client/index.ts';
import { toCause, type Cause } from '../cause.ts';
import { checkAccess, type EntryRule, type Denial } from './entry-rule.ts';
import type { Workspace } from './workspace.ts';

/**
 * The data that the guard requests from the app; each response is immediate where the app has it
 * already.
 */
export interface GuardSources {
  isAuthenticated(): boolean;
  hasTenant(): boolean;
  /** Starts sign-in; false when it does not succeed. */
  signIn(): Promise<boolean>;
  /** The profile in the selected tenant. Rejects with a Problem. */
  loadWorkspace(): Promise<Workspace>;
}

export interface NavigationGuardInput {
  sources: GuardSources;
  to: {
    /** Path with query and hash. */
    href: string;
    isGateway: boolean;
    rule: EntryRule;
  };
}

interface NavigationGuardContext extends NavigationGuardInput {
  workspace: Workspace | null;
  /** Why the rights could not be loaded, where that is known. */
  cause: Cause | null;
}

/** The outcome of a navigation; a page of a tenant receives the person's profile there. */
export type NavigationGuardOutput =
  | { outcome: 'allowed'; workspace: Workspace | null }
  | { outcome: 'cancelled' | 'toGateway' }
  | { outcome: 'unavailable'; cause: Cause | null }
  | { outcome: 'accessDenied'; workspace: Workspace; denial: Denial };

/** Why access is denied, once the person's profile in the tenant is loaded. */
const findDenial = ({ to, workspace }: NavigationGuardContext): Denial | null =>
  workspace && checkAccess(to.rule, workspace.profile);

export const navigationGuardMachine = setup({
  types: {
    context: {} as NavigationGuardContext,
    input: {} as NavigationGuardInput,
    output: {} as NavigationGuardOutput,
    emitted: {} as { type: 'redirectRoute.saved'; href: string },
  },
  actors: {
    signIn: fromPromise<boolean, GuardSources>(({ input }) => input.signIn()),
    loadWorkspace: fromPromise<Workspace, GuardSources>(({ input }) => input.loadWorkspace()),
  },
  guards: {
    isPublic: ({ context }) => context.to.rule === 'public',
    isAuthenticated: ({ context }) => context.sources.isAuthenticated(),
    isGateway: ({ context }) => context.to.isGateway,
    isTenantAgnostic: ({ context }) => context.to.rule === 'signedIn',
    hasTenant: ({ context }) => context.sources.hasTenant(),
    isSomebody: (_, params: { signedIn: boolean }) => params.signedIn,
    isNotTheirs: (_, params: { error: unknown }) =>
      params.error instanceof Problem && ['forbidden', 'notFound'].includes(params.error.kind),
    mayEnter: ({ context }) => findDenial(context) === null,
  },
  actions: {
    saveRedirectRoute: emit(({ context }) => ({
      type: 'redirectRoute.saved' as const,
      href: context.to.href,
    })),
  },
}).createMachine({
  id: 'navigation-guard',
  description: 'Decides one navigation. Source: AUTH-017.',
  context: ({ input }) => ({ ...input, workspace: null, cause: null }),
  output: ({ event }) => event.output as NavigationGuardOutput,
  initial: 'evaluate',
  states: {
    evaluate: {
      description: 'A public page requires nothing, every other page a signed-in person.',
      always: [
        { guard: 'isPublic', target: 'allow' },
        { guard: 'isAuthenticated', target: 'checkTenant' },
        { guard: 'isGateway', target: 'signingIn' },
        { target: 'signingIn', actions: 'saveRedirectRoute' },
      ],
    },
    signingIn: {
      description: 'No one is signed in: the identity provider is called.',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => context.sources,
        onDone: [
          {
            guard: { type: 'isSomebody', params: ({ event }) => ({ signedIn: event.output }) },
            target: 'checkTenant',
          },
          { target: 'cancelled' },
        ],
        onError: 'cancelled',
      },
    },
    checkTenant: {
      description: 'A page that is not tenant-agnostic requires a selected tenant.',
      always: [
        { guard: 'isTenantAgnostic', target: 'allow' },
        { guard: 'hasTenant', target: 'loadingWorkspace' },
        { target: 'toGateway', actions: 'saveRedirectRoute' },
      ],
    },
    loadingWorkspace: {
      description: "The person's rights in the selected tenant are loading.",
      invoke: {
        id: 'loadWorkspace',
        src: 'loadWorkspace',
        input: ({ context }) => context.sources,
        onDone: {
          target: 'checkRight',
          actions: assign({ workspace: ({ event }) => event.output }),
        },
        onError: [
          {
            guard: { type: 'isNotTheirs', params: ({ event }) => ({ error: event.error }) },
            target: 'toGateway',
            actions: 'saveRedirectRoute',
          },
          {
            target: 'unavailable',
            actions: assign({ cause: ({ event }) => toCause(event.error) }),
          },
        ],
      },
    },
    checkRight: {
      description: 'A page is guarded by its rule: right, employee record, organization settings.',
      always: [{ guard: 'mayEnter', target: 'allow' }, { target: 'accessDenied' }],
    },
    allow: {
      description: 'The page is shown; it scrolls to the top unless a position is saved.',
      type: 'final',
      output: ({ context }) => ({ outcome: 'allowed', workspace: context.workspace }),
    },
    cancelled: {
      description: 'The sign-in did not succeed: the navigation is canceled.',
      type: 'final',
      output: { outcome: 'cancelled' },
    },
    toGateway: {
      description:
        'No tenant is selected, or the person has no access to it: the redirect route is saved first.',
      type: 'final',
      output: { outcome: 'toGateway' },
    },
    accessDenied: {
      description: 'A page inside the shell shows what is missing, what to do and whom to contact.',
      type: 'final',
      output: ({ context }) => ({
        outcome: 'accessDenied',
        workspace: context.workspace,
        denial: findDenial(context),
      }),
    },
    unavailable: {
      description: 'The rights could not be loaded: the page shows this and offers to try again.',
      type: 'final',
      output: ({ context }) => ({ outcome: 'unavailable', cause: context.cause }),
    },
  },
});
