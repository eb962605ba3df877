import { assign, setup } from 'xstate';
import type { Schema } from '#openapi/client/index.ts';
import type { Cause } from '../cause.ts';
import type { Clock } from '../clock.ts';
import { timesWork } from './entry-rule.ts';
import { enterable, inviting, type Access } from './offered-tenants.ts';
import { isClockWork, isRoot } from './redirect-route.ts';
import {
  answerInvitation,
  assignTenant,
  checkRunning,
  loadAccess,
  saveLogin,
} from './tenant-gateway.actors.ts';
import { loadWorkspace } from './workspace.actors.ts';
import type { Workspace } from './workspace.ts';

type Tenant = Schema<'Tenant'>;

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
  /** Tenants that wait for the person's answer. */
  invitations: Tenant[];
  /** What the person does with one of them, once they have said so. */
  decision: Schema<'InvitationAnswer'> | null;
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
  | { type: 'invitation.accept'; tenantId: string }
  | { type: 'invitation.decline'; tenantId: string }
  | { type: 'BACK' };

/** Where the gateway leads. */
export type TenantGatewayOutput =
  | { to: 'loggedOut' }
  | { to: 'organizationSetting'; workspace: Workspace }
  | { to: 'target'; target: string; workspace: Workspace; needsCrossoverPrompt: boolean };

export const target = (context: TenantGatewayContext): string => {
  const { redirectRoute, redirectTenantId, selectedTenantId } = context;
  const isOtherTenant = redirectTenantId !== null && redirectTenantId !== selectedTenantId;
  return redirectRoute === null || isRoot(redirectRoute) || isOtherTenant
    ? '/dashBoard'
    : redirectRoute;
};

const needsPrompt = (context: TenantGatewayContext): boolean =>
  context.runningEntries.length > 0 && !isClockWork(target(context));

export const tenantGatewaySetup = setup({
  types: {
    context: {} as TenantGatewayContext,
    events: {} as TenantGatewayEvent,
    input: {} as TenantGatewayInput,
    output: {} as TenantGatewayOutput,
    tags: {} as 'busy',
  },
  actors: {
    loadAccess,
    answerInvitation,
    assignTenant,
    loadWorkspace,
    saveLogin,
    checkRunning,
  },
  guards: {
    mayNotEnter: (_, params: Access) =>
      enterable(params).length === 0 && inviting(params).length === 0,
    hasOneTenant: (_, params: Access) =>
      enterable(params).length === 1 && inviting(params).length === 0,
    isInviting: ({ context }, params: { tenantId: string }) =>
      context.invitations.some(({ id }) => id === params.tenantId),
    isTenantSelected: ({ context: { tenants, selectedTenantId } }) =>
      tenants.some(({ id }) => id === selectedTenantId),
    lacksOrganizationSettings: ({ context }) =>
      context.workspace?.profile.IsUserHasOrganizationSettings === false,
    holdsClockWork: ({ context }) =>
      context.workspace !== null && timesWork(context.workspace.profile),
    needsCrossoverPrompt: ({ context }) => needsPrompt(context),
  },
  actions: {
    listTenants: assign({
      tenants: (_, params: Access) => enterable(params),
      invitations: (_, params: Access) => inviting(params),
    }),
    /** Whoever has just joined a tenant is offered it, whoever comes back the one that they were in. */
    selectFormerTenant: assign({
      selectedTenantId: ({ context: { tenants, decision, redirectTenantId } }) => {
        const former = decision?.isAccepted ? decision.tenantId : redirectTenantId;
        return tenants.find(({ id }) => id === former)?.id ?? '';
      },
    }),
    selectOnlyTenant: assign({
      selectedTenantId: (_, params: Access) => enterable(params)[0]?.id ?? '',
    }),
  },
});
