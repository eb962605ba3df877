/** Copies a text to the clipboard; returns false where the page lacks permission. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Copies an image to the clipboard; returns false where the page lacks permission or the browser
 * does not support it.
 */
export async function copyImage(image: Blob): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [image.type]: image })]);
    return true;
  } catch {
    return false;
  }
}

/** Saves a file under this name. */
export function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers resolve the address only after the click event.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
