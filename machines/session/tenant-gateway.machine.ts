import { assign } from 'xstate';
import type { Schema } from '#openapi/client/index.ts';
import { toCause } from '../cause.ts';
import {
  target,
  tenantGatewaySetup,
  type TenantGatewayContext,
  type TenantGatewayOutput,
} from './tenant-gateway.setup.ts';
import type { Workspace } from './workspace.ts';

export type { TenantGatewayContext, TenantGatewayInput } from './tenant-gateway.setup.ts';

function getWorkspace({ workspace }: TenantGatewayContext): Workspace {
  if (!workspace)
    throw new Error(
      'The gateway was left before a tenant was entered; leave it only from a state that follows the entry.',
    );
  return workspace;
}

function selectedTenant({ tenants, selectedTenantId }: TenantGatewayContext): Schema<'Tenant'> {
  const tenant = tenants.find(({ id }) => id === selectedTenantId);
  if (!tenant)
    throw new Error('The entered tenant is not in the list; select one of the listed tenants.');
  return tenant;
}

const toDecision = (tenantId: string, isAccepted: boolean) => ({ tenantId, isAccepted });

function getDecision({ decision }: TenantGatewayContext): Schema<'InvitationAnswer'> {
  if (!decision)
    throw new Error(
      'No invitation was accepted or declined; send `invitation.accept` or `invitation.decline` first.',
    );
  return decision;
}

const entered = (context: TenantGatewayContext, needsCrossoverPrompt: boolean) => ({
  to: 'target',
  target: target(context),
  workspace: getWorkspace(context),
  needsCrossoverPrompt,
});

export const tenantGatewayMachine = tenantGatewaySetup.createMachine({
  id: 'tenant-gateway',
  description: 'From a signed-in person to a person working in one tenant.',
  context: ({ input }) => ({
    ...input,
    tenants: [],
    invitations: [],
    decision: null,
    selectedTenantId: '',
    workspace: null,
    runningEntries: [],
    cause: null,
  }),
  // Each final state defines its target; the machine forwards it as its output.
  output: ({ event }) => event.output as TenantGatewayOutput,
  initial: 'loading',
  states: {
    loading: {
      description: "A loader while the person's role and tenants are loading.",
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
          actions: assign({ cause: ({ event }) => toCause(event.error) }),
        },
      },
    },
    denied: {
      description:
        'Access denied: no role in the portal or no assigned tenant, and no invitation. Back logs out.',
      on: { BACK: 'loggedOut' },
    },
    select: {
      description:
        "Select Tenant: the assigned tenants by name, after the placeholder 'Select', and the invitations.",
      on: {
        CHANGE_TENANT: {
          actions: assign({ selectedTenantId: ({ event }) => event.tenantId }),
        },
        ENTER: { guard: 'isTenantSelected', target: 'entering' },
        'invitation.accept': {
          guard: { type: 'isInviting', params: ({ event }) => event },
          target: 'answering',
          actions: assign({ decision: ({ event }) => toDecision(event.tenantId, true) }),
        },
        'invitation.decline': {
          guard: { type: 'isInviting', params: ({ event }) => event },
          target: 'answering',
          actions: assign({ decision: ({ event }) => toDecision(event.tenantId, false) }),
        },
        BACK: 'loggedOut',
      },
    },
    answering: {
      description:
        'The invitation is being accepted or declined; then the tenants are loaded again.',
      tags: 'busy',
      invoke: {
        id: 'answerInvitation',
        src: 'answerInvitation',
        input: ({ context }) => getDecision(context),
        onDone: 'loading',
        onError: {
          target: 'unavailable',
          actions: assign({ cause: ({ event }) => toCause(event.error) }),
        },
      },
    },
    entering: {
      description: 'The selected tenant is entered, one call after the other.',
      tags: 'busy',
      initial: 'assigningTenant',
      states: {
        assigningTenant: {
          description: 'The server is notified which tenant the person works in.',
          invoke: {
            id: 'assignTenant',
            src: 'assignTenant',
            input: ({ context }) => ({ tenantId: context.selectedTenantId }),
            onDone: 'loadingWorkspace',
            onError: {
              target: '#tenant-gateway.unavailable',
              actions: assign({ cause: ({ event }) => toCause(event.error) }),
            },
          },
        },
        loadingWorkspace: {
          description: "The person's name, rights, menu and settings in this tenant are loading.",
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
              actions: assign({ cause: ({ event }) => toCause(event.error) }),
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
          description: 'The login details are being saved; a failure does not deny access.',
          invoke: {
            id: 'saveLogin',
            src: 'saveLogin',
            input: ({ context }) => ({
              profile: getWorkspace(context).profile,
              tenantId: context.selectedTenantId,
              browser: context.browser,
              now: context.clock.now(),
            }),
            onDone: 'loginSaved',
            onError: 'loginSaved',
          },
        },
        loginSaved: {
          description: 'Decides whether to load running entries.',
          always: [
            { guard: 'holdsClockWork', target: '#tenant-gateway.checkingRunning' },
            { target: '#tenant-gateway.redirecting' },
          ],
        },
      },
    },
    checkingRunning: {
      description: 'Loads entries that have been running since an earlier day.',
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
      description: 'Navigates to the saved redirect route, or to the Dashboard.',
      always: [{ guard: 'needsCrossoverPrompt', target: 'prompt' }, { target: 'entered' }],
    },
    unavailable: {
      description: 'A call failed; the person can try again with a new gateway, or log out.',
      on: { BACK: 'loggedOut' },
    },
    loggedOut: {
      description: 'The person goes back and is logged out.',
      type: 'final',
      output: { to: 'loggedOut' },
    },
    toOrganizationSetting: {
      description: 'The tenant has no organization settings yet: they have to be saved first.',
      type: 'final',
      output: ({ context }) => ({ to: 'organizationSetting', workspace: getWorkspace(context) }),
    },
    entered: {
      description: 'The person has entered the tenant.',
      type: 'final',
      output: ({ context }) => entered(context, false),
    },
    prompt: {
      description:
        'The person has entered the tenant and is notified of an entry that is still running.',
      type: 'final',
      output: ({ context }) => entered(context, true),
    },
  },
});
