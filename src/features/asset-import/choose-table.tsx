import { useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { AssetImportActor } from '#machines/asset-import/asset-import.machine.ts';
import { importFields, mostLines } from '#machines/asset-import/import-fields.ts';
import { csvOf } from '#machines/asset-import/import-lines.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/button.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { saveFile } from '#ui/save-file.ts';
import { TextField } from '#ui/text-field.tsx';
import type { FieldLabel } from './use-field-labels.ts';
import styles from './asset-import.module.css';

const accept = '.csv,.tsv,.txt,.xlsx';

/** A file is chosen, dropped, or its lines are pasted. */
export function ChooseTable({ actor, labelOf }: { actor: AssetImportActor; labelOf: FieldLabel }) {
  const text = useText('assetImport');
  const trouble = useSelector(actor, ({ context }) => context.trouble);
  const [pasted, setPasted] = useState('');
  const take = (file: File) => actor.send({ type: 'file.chosen', file });
  return (
    <div className={styles.steps}>
      <FileDrop
        accept={accept}
        label={text('choose')}
        hint={text('hint', { most: mostLines })}
        error={trouble === null ? undefined : text(trouble, { most: mostLines })}
        onFile={take}
      />
      <TextField
        multiline
        label={text('paste')}
        description={text('pasteHint')}
        value={pasted}
        onChange={setPasted}
      />
      <div className={styles.deeds}>
        {pasted.trim() !== '' && (
          <Button variant="primary" onPress={() => take(new File([pasted], text('paste')))}>
            {text('readPasted')}
          </Button>
        )}
        <Button
          icon={<Download aria-hidden="true" />}
          onPress={() => saveFile(text('templateFile'), csvOf([importFields.map(labelOf)]))}
        >
          {text('template')}
        </Button>
      </div>
    </div>
  );
}
