/** Maximum number of characters, as in the contract. */
export const longestCode = 100;

/** The id of the asset if a text is an asset's address; null for any other text. */
function getIdOfAddress(text: string): string | null {
  const address = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : null;
  const isOurs = address?.pathname.endsWith('/assetManager/viewAsset') ?? false;
  return isOurs ? (address?.searchParams.get('assetId') ?? null) : null;
}

/** Whether a scanned text is an asset's address, as on labels. */
export const isAddress = (read: string): boolean => getIdOfAddress(read.trim()) !== null;

/**
 * Converts a scanned text to a code: the id if it is an asset's address, as on labels; else the
 * text.
 */
export function parseCode(read: string): string {
  const text = read.trim();
  return (getIdOfAddress(text) ?? text).slice(0, longestCode);
}
