/**
 * A code without a usable result. It stays listed until its asset is found or a person removes it.
 */
export interface MissedCode<Why extends string = string> {
  code: string;
  why: Why;
  /** The server's reason; empty if `why` is enough. */
  reason: string;
}

const isSameCode = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

/** Returns the list without a code, ignoring case. */
export const withoutMissed = <Missed extends MissedCode>(
  list: readonly Missed[],
  code: string,
): readonly Missed[] => list.filter((each) => !isSameCode(each.code, code));

/**
 * Returns the list with one more code, newest first; a code that is missed twice is listed once.
 */
export const withMissed = <Missed extends MissedCode>(
  list: readonly Missed[],
  missed: Missed,
): readonly Missed[] => [missed, ...withoutMissed(list, missed.code)];
