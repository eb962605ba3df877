import { saveFile } from '#ui/save-file.ts';

/** Lets the browser save a text file. */
export const saveText = (fileName: string, text: string): void =>
  saveFile(fileName, new Blob([`${text}\n`], { type: 'text/plain;charset=utf-8' }));
