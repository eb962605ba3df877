export const chromiumArgs: string[];
export const windowed: readonly string[];
export function findChromium(
  env?: Record<string, string | undefined>,
  names?: readonly string[],
): string | undefined;
