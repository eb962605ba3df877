import { useSelector } from '@xstate/react';
import type { AssetImportActor } from '#machines/asset-import/asset-import.machine.ts';
import { encodings, separators } from '#machines/asset-import/detect-table.ts';
import { useText } from '#i18n/text.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TableFrame, tableClass } from '#ui/display/rows/table.tsx';
import styles from './asset-import.module.css';

/** Number of lines in the preview. */
const previewLines = 3;

/** A line is identified by at most this many characters. */
const lineLetters = 60;

const separatorKeys = {
  ',': 'separatorComma',
  ';': 'separatorSemicolon',
  '\t': 'separatorTab',
  '|': 'separatorBar',
} as const;

/** Encodings that have the same name in every language. */
const unicode: Readonly<Record<string, string>> = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16 LE)',
  'utf-16be': 'Unicode (UTF-16 BE)',
};

/**
 * Settings for parsing the file, which can be corrected by hand; the preview updates immediately.
 */
export function FileLayout({ actor }: { actor: AssetImportActor }) {
  const text = useText('assetImport');
  const { table, trouble } = useSelector(actor, ({ context }) => context);
  const { layout, start } = table;
  return (
    <div role="group" aria-label={text('layout')} className={styles.steps}>
      <div className={styles.fields}>
        {layout.encoding !== null && (
          <>
            <Select
              label={text('separator')}
              placeholder={text('separatorOther')}
              items={separators.map((id) => ({ id, label: text(separatorKeys[id]) }))}
              value={layout.separator}
              onChange={(separator) =>
                separator !== null && actor.send({ type: 'layout.select', layout: { separator } })
              }
            />
            <Select
              label={text('encoding')}
              placeholder={text('encoding')}
              items={encodings.map((id) => ({
                id,
                label: unicode[id] ?? text(`encoding_${id as 'gb18030'}`),
              }))}
              value={layout.encoding}
              onChange={(encoding) =>
                encoding !== null && actor.send({ type: 'layout.select', layout: { encoding } })
              }
            />
          </>
        )}
        <Select
          label={text('header')}
          placeholder={text('noHeader')}
          {...(trouble !== null && { error: text(trouble, { limit: 0 }) })}
          items={[
            { id: '0', label: text('noHeader') },
            ...start.map(({ line, cells }) => ({
              id: String(line),
              label: text('lineIs', { line }),
              description: cells.join(', ').slice(0, lineLetters),
            })),
          ]}
          value={String(layout.header)}
          onChange={(line) =>
            actor.send({ type: 'layout.select', layout: { header: Number(line ?? 0) } })
          }
        />
      </div>
      <Preview actor={actor} />
    </div>
  );
}

function Preview({ actor }: { actor: AssetImportActor }) {
  const text = useText('assetImport');
  const { headings, rows } = useSelector(actor, ({ context }) => context.table);
  // Two columns may have the same heading.
  const columns = headings.map((heading, at) => ({ heading, at, id: `${at} ${heading}` }));
  return (
    <TableFrame label={text('preview')}>
      <table className={tableClass.table}>
        <thead>
          <tr>
            {columns.map(({ heading, at, id }) => (
              <th key={id} scope="col">
                {heading || text('columnNumber', { number: at + 1 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, previewLines).map(({ line, cells, shown }) => (
            <tr key={line}>
              {columns.map(({ at, id }) => (
                <td key={id} className={tableClass.nowrap}>
                  {shown?.[at] ?? cells[at] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
