/** Lets the browser save a text file. */
export function saveText(fileName: string, text: string): void {
  const address = URL.createObjectURL(
    new Blob([`${text}\n`], { type: 'text/plain;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
