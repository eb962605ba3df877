import type { OperationId } from '#openapi/client/index.ts';
import type { Harness } from './harness.ts';

/** The steps of a save, up to the last press. */
export interface SaveEntry {
  /** A short name of the saved data. */
  name: string;
  operation: OperationId;
  /** Opens the page and fills it in, in the healthy scenario. */
  setUp: (harness: Harness) => Promise<void>;
  /** The typed values of a form that stores drafts, by label. */
  form?: Readonly<Record<string, string>>;
  /** The press that saves; a retry after a failure uses it again. */
  save: () => Promise<void>;
  /** Shows the fields again if the error replaces them. */
  reveal?: () => Promise<void>;
  /** The values after a failure, if they differ; undefined if a step has been completed. */
  retains?: Readonly<Record<string, string | undefined>>;
  /** The retry, if the failure has changed the available controls. */
  again?: (networkScenario: string, harness: Harness) => Promise<void>;
  /** The call of the retry, if it is another one. */
  againCalls?: (networkScenario: string) => OperationId;
  /** The page shows it as done immediately, and reverts it if it fails. */
  isOptimistic?: boolean;
  /** The user can continue without it: the page is done whether it succeeds or fails. */
  isBestEffort?: boolean;
  /**
   * In an outage of the server it is stored on the device and shown as done; when the server
   * responds again, this call sends it.
   */
  queuedOperation?: OperationId;
  /** The call that follows automatically. */
  follows?: OperationId;
  /** The result on the page after the save, if there is one. */
  done?: () => unknown;
}
