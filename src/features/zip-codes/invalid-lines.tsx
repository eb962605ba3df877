import { Download } from 'lucide-react';
import type { ZipLine } from '#machines/zip-codes/read-zip-table.ts';
import type { ZipImportError } from '#machines/zip-codes/zip-code.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { csvFile } from '#ui/text/csv-text.ts';
import { saveFile } from '#ui/text/save-file.ts';
import { TableFrame, tableClass } from '#ui/display/rows/table.tsx';

import styles from './zip-codes.module.css';

/** How many invalid lines are shown; the file contains all. */
const shownErrors = 100;

interface InvalidLinesProps {
  errors: readonly ZipImportError[];
  lines: readonly ZipLine[];
}

/** The invalid lines with their number, their text and the reason; all of them as a file. */
export function InvalidLines({ errors, lines }: InvalidLinesProps) {
  const text = useText('zipCodes');
  const { number } = useFormat();
  const texts = new Map(lines.map((line) => [line.line, line.text]));
  const download = () => {
    const head = [text('line'), text('lineText'), text('reason')];
    const rows = errors.map(({ line, reason }) => [
      line,
      texts.get(line) ?? '',
      text(`reason_${reason}`),
    ]);
    saveFile(text('errorsFile'), csvFile([head, ...rows]));
  };
  return (
    <section className={styles.section}>
      <h2>{text('invalidTitle')}</h2>
      <TableFrame label={text('invalidTitle')}>
        <table className={tableClass.table}>
          <thead>
            <tr>
              <th scope="col">{text('line')}</th>
              <th scope="col">{text('lineText')}</th>
              <th scope="col">{text('reason')}</th>
            </tr>
          </thead>
          <tbody>
            {errors.slice(0, shownErrors).map(({ line, reason }) => (
              <tr key={line}>
                <th scope="row">{number(line)}</th>
                <td className={styles.lineText}>{texts.get(line)}</td>
                <td>{text(`reason_${reason}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      {errors.length > shownErrors && (
        <p className={styles.hint}>{text('moreErrors', { count: errors.length - shownErrors })}</p>
      )}
      <Button icon={<Download aria-hidden="true" />} onPress={download}>
        {text('saveErrors')}
      </Button>
    </section>
  );
}
