/** Downloads text as a file. */
export function saveText(fileName: string, text: string): void {
  const address = URL.createObjectURL(
    new Blob([`${text}\n`], { type: 'text/plain;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // By then, the browser has started to read the file.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
