/** The contract takes as many characters. */
export const longestCode = 100;

/** What a scanner has read: the id where it is the address of an asset, as labels have it; else the text. */
export function codeOf(read: string): string {
  const text = read.trim();
  const address = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : null;
  const isOurs = address?.pathname.endsWith('/assetManager/viewAsset') ?? false;
  const id = isOurs ? address?.searchParams.get('assetId') : null;
  return (id ?? text).slice(0, longestCode);
}
