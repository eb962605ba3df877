interface LockEntry {
  version?: string;
  integrity?: string;
  optional?: boolean;
  devOptional?: boolean;
}

export function isInstalled(root: string): boolean;
export function hasOwnNode(root: string): boolean;
export function missingPackages(
  expected: Record<string, LockEntry>,
  present: Record<string, LockEntry>,
): string[];
