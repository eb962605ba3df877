import { assign, setup } from 'xstate';
import type { Schema } from '#openapi/client/index.ts';
import { causeOf, type Cause } from '../cause.ts';
import type { Clock } from '../clock.ts';
import { timesWork } from './entry-rule.ts';
import { isClockWork, isRoot } from './redirect-route.ts';
import { assignTenant, checkRunning, loadAccess, saveLogin } from './tenant-gateway.actors.ts';
import { loadWorkspace } from './workspace.actors.ts';
import type { Workspace } from './workspace.ts';

type Tenant = Schema<'Tenant'>;
type Role = Schema<'SecurityUserRoleVerification'>;

export interface TenantGatewayInput {
  /** Where the person was heading before sign-in, already known to be an address of this app. */
  redirectRoute: string | null;
  /** The tenant that this is an address of, where that is known: in another it leads nowhere. */
  redirectTenantId: string | null;
  /** Marks the tenant of last time in the list. */
  lastTenantId: string | null;
  browser: string;
  clock: Clock;
}

export interface TenantGatewayContext extends TenantGatewayInput {
  tenants: Tenant[];
  /** Empty while the placeholder 'Select' is chosen. */
  selectedTenantId: string;
  workspace: Workspace | null;
  runningEntries: Schema<'RunningEntry'>[];
  /** Why it could not be read, where that is known. */
  cause: Cause | null;
}

export type TenantGatewayEvent =
  | { type: 'CHANGE_TENANT'; tenantId: string }
  | { type: 'ENTER' }
  | { type: 'BACK' };

/** Where the gateway leads. */
export type TenantGatewayOutput =
  | { to: 'loggedOut' }
  | { to: 'organizationSetting'; workspace: Workspace }
  | { to: 'target'; target: string; workspace: Workspace; needsCrossoverPrompt: boolean };

/** Only assigned tenants, by name without regard to case. Source: document 1, section 2. */
export function listed(tenants: readonly Tenant[]): Tenant[] {
  return tenants
    .filter((tenant) => tenant.isUserAssigned)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }));
}

const target = (context: TenantGatewayContext): string => {
  const { redirectRoute, redirectTenantId, selectedTenantId } = context;
  const isElsewhere = redirectTenantId !== null && redirectTenantId !== selectedTenantId;
  return redirectRoute === null || isRoot(redirectRoute) || isElsewhere
    ? '/dashBoard'
    : redirectRoute;
};

const needsPrompt = (context: TenantGatewayContext): boolean =>
  context.runningEntries.length > 0 && !isClockWork(target(context));

function workspaceOf({ workspace }: TenantGatewayContext): Workspace {
  if (!workspace) throw new Error('The gateway was left before a tenant was entered.');
  return workspace;
}

function selectedTenant({ tenants, selectedTenantId }: TenantGatewayContext): Tenant {
  const tenant = tenants.find(({ id }) => id === selectedTenantId);
  if (!tenant) throw new Error('A tenant was entered that is not listed.');
  return tenant;
}

const entered = (context: TenantGatewayContext, needsCrossoverPrompt: boolean) => ({
  to: 'target',
  target: target(context),
  workspace: workspaceOf(context),
  needsCrossoverPrompt,
});

const isMember = ({ isTenantAdmin, isClientUser }: Role) => isTenantAdmin || isClientUser;

export const tenantGatewayMachine = setup({
  types: {
    context: {} as TenantGatewayContext,
    events: {} as TenantGatewayEvent,
    input: {} as TenantGatewayInput,
    output: {} as TenantGatewayOutput,
    tags: {} as 'busy',
  },
  actors: { loadAccess, assignTenant, loadWorkspace, saveLogin, checkRunning },
  guards: {
    mayNotEnter: (_, params: { role: Role; tenants: Tenant[] }) =>
      !isMember(params.role) || listed(params.tenants).length === 0,
    hasOneTenant: (_, params: { tenants: Tenant[] }) => listed(params.tenants).length === 1,
    isTenantSelected: ({ context }) => context.selectedTenantId !== '',
    lacksOrganizationSettings: ({ context }) =>
      context.workspace?.profile.IsUserHasOrganizationSettings === false,
    holdsClockWork: ({ context }) =>
      context.workspace !== null && timesWork(context.workspace.profile),
    needsCrossoverPrompt: ({ context }) => needsPrompt(context),
  },
  actions: {
    listTenants: assign({
      tenants: (_, params: { tenants: Tenant[] }) => listed(params.tenants),
    }),
    /** Whoever comes back is offered the tenant that they were in. */
    selectFormerTenant: assign({
      selectedTenantId: ({ context }) =>
        context.tenants.find(({ id }) => id === context.redirectTenantId)?.id ?? '',
    }),
    selectOnlyTenant: assign({
      selectedTenantId: (_, params: { tenants: Tenant[] }) => listed(params.tenants)[0]?.id ?? '',
    }),
  },
}).createMachine({
  id: 'tenant-gateway',
  description: 'From a signed-in person to a person at work in one tenant.',
  context: ({ input }) => ({
    ...input,
    tenants: [],
    selectedTenantId: '',
    workspace: null,
    runningEntries: [],
    cause: null,
  }),
  // Each final state says where it leads; the machine hands that on.
  output: ({ event }) => event.output as TenantGatewayOutput,
  initial: 'loading',
  states: {
    loading: {
      description: 'A loader while the role and the tenants of the person are read.',
      tags: 'busy',
      invoke: {
        id: 'loadAccess',
        src: 'loadAccess',
        onDone: [
          { guard: { type: 'mayNotEnter', params: ({ event }) => event.output }, target: 'denied' },
          {
            guard: { type: 'hasOneTenant', params: ({ event }) => event.output },
            target: 'entering',
            actions: [
              { type: 'listTenants', params: ({ event }) => event.output },
              { type: 'selectOnlyTenant', params: ({ event }) => event.output },
            ],
          },
          {
            target: 'select',
            actions: [
              { type: 'listTenants', params: ({ event }) => event.output },
              'selectFormerTenant',
            ],
          },
        ],
        onError: {
          target: 'unavailable',
          actions: assign({ cause: ({ event }) => causeOf(event.error) }),
        },
      },
    },
    denied: {
      description: 'Access denied: no role in the portal or no assigned tenant. Back logs out.',
      on: { BACK: 'loggedOut' },
    },
    select: {
      description: "Select Tenant: the assigned tenants by name, after the placeholder 'Select'.",
      on: {
        CHANGE_TENANT: {
          actions: assign({ selectedTenantId: ({ event }) => event.tenantId }),
        },
        ENTER: { guard: 'isTenantSelected', target: 'entering' },
        BACK: 'loggedOut',
      },
    },
    entering: {
      description: 'The chosen tenant is entered, one call after the other.',
      tags: 'busy',
      initial: 'assigningTenant',
      states: {
        assigningTenant: {
          description: 'The server is told which tenant the person works in.',
          invoke: {
            id: 'assignTenant',
            src: 'assignTenant',
            input: ({ context }) => ({ tenantId: context.selectedTenantId }),
            onDone: 'loadingWorkspace',
            onError: {
              target: '#tenant-gateway.unavailable',
              actions: assign({ cause: ({ event }) => causeOf(event.error) }),
            },
          },
        },
        loadingWorkspace: {
          description: 'Name, rights, menu and settings of the person in this tenant are read.',
          invoke: {
            id: 'loadWorkspace',
            src: 'loadWorkspace',
            input: ({ context }) => ({ tenant: selectedTenant(context) }),
            onDone: {
              target: 'workspaceLoaded',
              actions: assign({ workspace: ({ event }) => event.output }),
            },
            onError: {
              target: '#tenant-gateway.unavailable',
              actions: assign({ cause: ({ event }) => causeOf(event.error) }),
            },
          },
        },
        workspaceLoaded: {
          description: 'Decides whether the tenant is ready to work in.',
          always: [
            { guard: 'lacksOrganizationSettings', target: '#tenant-gateway.toOrganizationSetting' },
            { target: 'savingLogin' },
          ],
        },
        savingLogin: {
          description: 'The login details are saved; a failure does not keep the person out.',
          invoke: {
            id: 'saveLogin',
            src: 'saveLogin',
            input: ({ context }) => ({
              profile: workspaceOf(context).profile,
              tenantId: context.selectedTenantId,
              browser: context.browser,
              now: context.clock.now(),
            }),
            onDone: 'loginSaved',
            onError: 'loginSaved',
          },
        },
        loginSaved: {
          description: 'Decides whether running entries have to be looked for.',
          always: [
            { guard: 'holdsClockWork', target: '#tenant-gateway.checkingRunning' },
            { target: '#tenant-gateway.redirecting' },
          ],
        },
      },
    },
    checkingRunning: {
      description: 'Looks for entries that have been running since an earlier day.',
      tags: 'busy',
      invoke: {
        id: 'checkRunning',
        src: 'checkRunning',
        input: ({ context }) => ({ tenantId: context.selectedTenantId }),
        onDone: {
          target: 'redirecting',
          actions: assign({ runningEntries: ({ event }) => event.output }),
        },
        onError: 'redirecting',
      },
    },
    redirecting: {
      description: 'Goes to the saved redirect route, or to the Dashboard.',
      always: [{ guard: 'needsCrossoverPrompt', target: 'prompt' }, { target: 'entered' }],
    },
    unavailable: {
      description: 'A call failed; the person can try again with a fresh gateway, or log out.',
      on: { BACK: 'loggedOut' },
    },
    loggedOut: {
      description: 'The person goes back and is logged out.',
      type: 'final',
      output: { to: 'loggedOut' },
    },
    toOrganizationSetting: {
      description: 'The tenant has no organization settings yet: they come first.',
      type: 'final',
      output: ({ context }) => ({ to: 'organizationSetting', workspace: workspaceOf(context) }),
    },
    entered: {
      description: 'The person is in the tenant.',
      type: 'final',
      output: ({ context }) => entered(context, false),
    },
    prompt: {
      description: 'The person is in the tenant and is told of an entry that still runs.',
      type: 'final',
      output: ({ context }) => entered(context, true),
    },
  },
});
