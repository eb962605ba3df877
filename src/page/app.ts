import type { ActorRefFrom } from 'xstate';
import type { midnightCrossoverMachine } from '#machines/clockwork/midnight-crossover.machine.ts';
import type { RegistrationForm } from '#machines/registration/registration.form.ts';
import type { Workspace } from '#machines/session/workspace.ts';
import type { Configuration } from '#session/configuration.ts';
import type { HeadStart } from '#session/head-start.ts';
import type { SessionActor } from '#session/session.ts';
import type { ListMemory } from '#session/list-memory.ts';
import type { Path } from './addresses.ts';
import type { DraftForm } from './draft-form.ts';
import type { WorkspaceStore } from '#session/workspace-store.ts';

export type CrossoverActor = ActorRefFrom<typeof midnightCrossoverMachine>;

/** What lives as long as the app, as pages ask for it; every route has it in its context. */
export interface App {
  configuration: Configuration;

  /** Takes the first calls of a page while its code is on the way. */
  headStart: HeadStart;

  /** The session of this tab, opened when it is first asked for; a new one after its end. */
  session(): Promise<SessionActor>;

  /** The session once it has been opened, else null. */
  openedSession: () => SessionActor | null;

  /** Comes with the session: every page may be gone to, and not those of visitors alone. */
  allRoutes(): Promise<void>;

  /** Tells when a session has been opened. */
  onSession: (listener: () => void) => () => void;

  /** Whether the identity provider could not be reached, or its answer was not for this tab. */
  hasSignInFailed(): boolean;

  /** The tenant worked in and the person there. Rejects with a Problem. */
  workspace(): Promise<Workspace>;

  /** The workspace once it has been read, else null; `onWorkspace` tells when it is another. */
  openedWorkspace: () => Workspace | null;

  onWorkspace: (listener: () => void) => () => void;

  /**
   * The person's profile has been changed, or what it says of their tenant: every page, the shell
   * and the other tabs show it at once.
   */
  changeProfile: WorkspaceStore['changeProfile'];

  /** What this tab remembers of a list while the person is in the tenant. */
  getRows: ListMemory['of'];

  /** A page is shown at this address; `getSearch` says with which parameters it was left. */
  shown(page: { path: string; parameters: object; isOnClockWork: boolean }): void;
  getSearch: ListMemory['getSearch'];

  /** What a visitor has typed into the registration form in this tab; never stored. */
  registrationDraft: () => RegistrationForm | null;
  persistRegistration: (form: RegistrationForm) => void;

  /** Where the forms are that drafts are kept of. The same promise each time. */
  draftForms: () => Promise<readonly DraftForm[]>;

  /** The tenant is called otherwise from now on; the shell shows it at once. */
  renameTenant(name: string): void;

  /** Works in this workspace from now on. */
  enter(entered: Workspace, prompt: CrossoverActor | null): void;

  /** The midnight-crossover prompt of the last entry, where it was due. */
  crossover(): CrossoverActor | null;

  /**
   * Goes to the gateway for another tenant, without signing out; where it is known which, that one is
   * offered, and leads to the address.
   */
  leaveTenant(next?: { tenantId: string; href: Path | `/assetManager/viewAsset?${string}` }): void;

  /** Everything that outlives a page ends: what other tabs tell is not heard any more. */
  close(): void;
}
