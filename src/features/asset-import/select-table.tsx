import { useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { AssetImportActor } from '#machines/asset-import/asset-import.machine.ts';
import { importFields, maxLines } from '#machines/asset-import/import-fields.ts';
import type { AssetChoicesActor } from '#machines/assets/list/asset-choices.machine.ts';
import { useText } from '#i18n/text.tsx';
import { NextStep } from '#records/view/next-step.tsx';
import { assetMasterAddresses, vendorAddresses } from '#page/parameters/addresses.ts';
import { Button } from '#ui/controls/button.tsx';
import { csvFile } from '#ui/text/csv-text.ts';
import { FileDrop } from '#ui/fields/file-drop.tsx';
import { saveFile } from '#ui/text/save-file.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import type { FieldLabel } from './use-field-labels.ts';
import styles from './asset-import.module.css';

const accept = '.csv,.tsv,.txt,.xlsx';

interface SelectTableProps {
  actor: AssetImportActor;
  /** The names that lines can refer to. */
  choices: AssetChoicesActor;
  getLabel: FieldLabel;
}

/** Selects or drops a file, or pastes its lines. */
export function SelectTable({ actor, choices, getLabel }: SelectTableProps) {
  const text = useText('assetImport');
  const trouble = useSelector(actor, ({ context }) => context.trouble);
  const [pasted, setPasted] = useState('');
  const take = (file: File) => actor.send({ type: 'file.select', file });
  return (
    <div className={styles.steps}>
      <FirstSteps choices={choices} />
      <FileDrop
        accept={accept}
        label={text('select')}
        hint={text('hint', { limit: maxLines })}
        error={trouble === null ? undefined : text(trouble, { limit: maxLines })}
        onFile={take}
      />
      <TextField
        multiline
        label={text('paste')}
        description={text('pasteHint')}
        value={pasted}
        onChange={setPasted}
      />
      <div className={styles.actions}>
        {pasted.trim() !== '' && (
          <Button variant="primary" onPress={() => take(new File([pasted], text('paste')))}>
            {text('readPasted')}
          </Button>
        )}
        <Button
          icon={<Download aria-hidden="true" />}
          onPress={() => saveFile(text('templateFile'), csvFile([importFields.map(getLabel)]))}
        >
          {text('template')}
        </Button>
      </div>
    </div>
  );
}

/** The records that a new tenant needs before a line can be valid. */
function FirstSteps({ choices }: { choices: AssetChoicesActor }) {
  const text = useText('assetImport');
  const known = useSelector(choices, ({ context }) => context.choices);
  return (
    <>
      {known?.assetTypes.length === 0 && (
        <NextStep address={assetMasterAddresses.add} rule="assetMaster.add" link={text('addType')}>
          {text('noTypesYet')}
        </NextStep>
      )}
      {known?.vendors.length === 0 && (
        <NextStep address={vendorAddresses.add} rule="vendors.basic" link={text('addVendor')}>
          {text('noVendorsYet')}
        </NextStep>
      )}
    </>
  );
}
