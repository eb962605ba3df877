/** A code that came to nothing. It stays listed until its asset is found or a person removes it. */
export interface MissedCode<Why extends string = string> {
  code: string;
  why: Why;
  /** The server's reason; empty where `why` says all. */
  reason: string;
}

const isSameCode = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

/** The list without a code, however its letters were scanned. */
export const withoutMissed = <Missed extends MissedCode>(
  list: readonly Missed[],
  code: string,
): readonly Missed[] => list.filter((each) => !isSameCode(each.code, code));

/** The list with one more, the newest first; a code that is missed twice is listed once. */
export const withMissed = <Missed extends MissedCode>(
  list: readonly Missed[],
  missed: Missed,
): readonly Missed[] => [missed, ...withoutMissed(list, missed.code)];
