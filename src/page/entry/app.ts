import type { ActorRefFrom } from 'xstate';
import type { midnightCrossoverMachine } from '#machines/clockwork/timer/midnight-crossover.machine.ts';
import type { RegistrationForm } from '#machines/registration/registration.form.ts';
import type { Workspace } from '#machines/session/workspace.ts';
import type { Configuration } from '#session/configuration.ts';
import type { HeadStart } from '#session/head-start.ts';
import type { SessionActor } from '#session/session.ts';
import type { ListMemory } from '#session/storage/lists/list-memory.ts';
import type { Address } from '#records/form/address.ts';
import type { Path } from '../parameters/addresses.ts';
import type { DraftForm } from '../drafts/draft-form.ts';
import type { WorkspaceStore } from '#session/storage/workspace/workspace-store.ts';

export type CrossoverActor = ActorRefFrom<typeof midnightCrossoverMachine>;

/** Everything that lives as long as the app; pages get it from the route context. */
export interface App {
  configuration: Configuration;

  /** Sends the first requests of a page while its code is loading. */
  headStart: HeadStart;

  /** The session of this tab, opened on first use; a new one after the session ends. */
  session(): Promise<SessionActor>;

  /** The session once it is open, else null. */
  openedSession: () => SessionActor | null;

  /** Loaded with the session: adds the routes of all pages to those for visitors. */
  allRoutes(): Promise<void>;

  /** Notifies when a session has been opened. */
  onSession: (listener: () => void) => () => void;

  /** Whether the identity provider was unreachable, or its response was not meant for this tab. */
  hasSignInFailed(): boolean;

  /** The current tenant and the user's profile in it. Rejects with a Problem. */
  workspace(): Promise<Workspace>;

  /** The workspace once it is loaded, else null; `onWorkspace` notifies when it changes. */
  openedWorkspace: () => Workspace | null;

  onWorkspace: (listener: () => void) => () => void;

  /**
   * Changes the user's profile or its tenant data; every page, the shell and the other tabs update
   * at once.
   */
  changeProfile: WorkspaceStore['changeProfile'];

  /** Loads the user's profile again after its menu was changed, by anyone. */
  reloadWorkspace: () => void;

  /** The rows of a list that this tab caches while the user is in the tenant. */
  getRows: ListMemory['of'];

  /** A page is shown at this address; `getSearch` returns the parameters with which it was left. */
  shown(page: { path: string; parameters: object; isOnClockWork: boolean }): void;
  getSearch: ListMemory['getSearch'];

  /** The visitor's input in the registration form of this tab; never stored. */
  registrationDraft: () => RegistrationForm | null;
  persistRegistration: (form: RegistrationForm) => void;

  /** The forms that have drafts, with their addresses. Returns the same promise each time. */
  draftForms: () => Promise<readonly DraftForm[]>;

  /**
   * The session shows the tenant as another person from now on, or as the user themselves again: it
   * loads everything again, at this address, in every tab.
   */
  showOtherPerson(to: Address): void;

  /** The tenant was renamed; the shell shows the new name at once. */
  renameTenant(name: string): void;

  /** Enters this workspace. */
  enter(entered: Workspace, prompt: CrossoverActor | null): void;

  /** The midnight-crossover prompt of the last entry, if it was due. */
  crossover(): CrossoverActor | null;

  /**
   * Goes to the gateway to select another tenant, without signing out. With `next`, that tenant is
   * offered and leads to `href`.
   */
  leaveTenant(next?: { tenantId: string; href: Path | `/assetManager/viewAsset?${string}` }): void;

  /** Stops everything that outlives a page, including messages from other tabs. */
  close(): void;
}
