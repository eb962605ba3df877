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
  /** The person's target before sign-in, already verified to be a URL of this app. */
  redirectRoute: string | null;
  /**
   * The tenant that this URL belongs to, where that is known: in another tenant it would not be
   * found.
   */
  redirectTenantId: string | null;
  /** Marks the last used tenant in the list. */
  lastTenantId: string | null;
  browser: string;
  clock: Clock;
}

export interface TenantGatewayContext extends TenantGatewayInput {
  tenants: Tenant[];
  /** Tenants whose invitation is pending. */
  invitations: Tenant[];
  /** The person's decision about one invitation; null before it. */
  decision: Schema<'InvitationAnswer'> | null;
  /** Empty while the placeholder 'Select' is selected. */
  selectedTenantId: string;
  workspace: Workspace | null;
  runningEntries: Schema<'RunningEntry'>[];
  /** Why loading failed, where that is known. */
  cause: Cause | null;
}

export type TenantGatewayEvent =
  | { type: 'CHANGE_TENANT'; tenantId: string }
  | { type: 'ENTER' }
  | { type: 'invitation.accept'; tenantId: string }
  | { type: 'invitation.decline'; tenantId: string }
  | { type: 'BACK' };

/** The navigation target of the gateway. */
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
    /** Preselects the tenant just joined, or on a return the previous one. */
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
