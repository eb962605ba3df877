/** The contract takes as many characters. */
export const longestCode = 100;

/** The id of the asset whose address a text is; null for any other text. */
function getIdOfAddress(text: string): string | null {
  const address = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : null;
  const isOurs = address?.pathname.endsWith('/assetManager/viewAsset') ?? false;
  return isOurs ? (address?.searchParams.get('assetId') ?? null) : null;
}

/** Whether a scanner has read the address of an asset, as labels have it. */
export const isAddress = (read: string): boolean => getIdOfAddress(read.trim()) !== null;

/** What a scanner has read: the id where it is the address of an asset, as labels have it; else the text. */
export function parseCode(read: string): string {
  const text = read.trim();
  return (getIdOfAddress(text) ?? text).slice(0, longestCode);
}
