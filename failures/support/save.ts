import type { OperationId } from '#openapi/client/index.ts';
import type { Harness } from './harness.ts';

/** How a save is made by hand, up to the last press. */
export interface SaveEntry {
  /** What is saved, in a few words. */
  name: string;
  operation: OperationId;
  /** Goes to where it is done and fills it in, in fair weather. */
  setUp: (harness: Harness) => Promise<void>;
  /** What is typed into a form that keeps it: by label. */
  form?: Readonly<Record<string, string>>;
  /** The press that saves; after a failure it is tried again in the same way. */
  save: () => Promise<void>;
  /** Brings the fields back, where a failure stands in their place. */
  reveal?: () => Promise<void>;
  /** What the fields hold after a failure, where that differs; undefined where a step is behind. */
  retains?: Readonly<Record<string, string | undefined>>;
  /** How it is tried again, where the failure has changed what is offered. */
  again?: (networkScenario: string, harness: Harness) => Promise<void>;
  /** The call that the second try makes, where it is another one. */
  againCalls?: (networkScenario: string) => OperationId;
  /** The page shows it as done at once, and takes it back where it was not. */
  isOptimistic?: boolean;
  /** The person gets on without it: whatever becomes of it, the page is done. */
  isBestEffort?: boolean;
  /**
   * In an outage of the server it is kept on the device and shown as done; as soon as somebody does, it is sent
   * by this call.
   */
  queuedOperation?: OperationId;
  /** The call that follows by itself. */
  follows?: OperationId;
  /** What the page shows once it is saved, where it shows something. */
  done?: () => unknown;
}
