import { UploadFile } from '../http/request.ts';
import type { FileKind } from './types.ts';

const ofBase64 = (text: string) => new Uint8Array(Buffer.from(text, 'base64'));
const ofText = (text: string) => new TextEncoder().encode(text);

const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;

/** Small valid files of each type, since servers inspect the content. */
const files: Record<FileKind, () => UploadFile> = {
  png: () =>
    new UploadFile(
      'conformance.png',
      'image/png',
      ofBase64(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
      ),
    ),
  pdf: () => new UploadFile('conformance.pdf', 'application/pdf', ofText(pdf)),
  svg: () =>
    new UploadFile(
      'conformance.svg',
      'image/svg+xml',
      ofText('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'),
    ),
  txt: () => new UploadFile('conformance.txt', 'text/plain', ofText('Conformance\n')),
};

/** A small file of a kind. */
export const buildFile = (kind: FileKind): UploadFile => files[kind]();
