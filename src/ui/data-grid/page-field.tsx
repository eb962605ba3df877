import { useState } from 'react';
import field from '../fields/field.module.css';
import { cx } from '../text/cx.ts';
import type { GridTexts } from './grid.ts';
import { pageTyped } from './search.ts';
import styles from './grid-pager.module.css';

interface PageFieldProps {
  page: number;
  pages: number;
  texts: GridTexts;
  onPage: (page: number) => void;
}

/** The editable page number: Enter opens the page, an invalid number is reverted. */
export function PageField({ page, pages, texts, onPage }: PageFieldProps) {
  /** Null while the current page's number is shown. */
  const [typed, setTyped] = useState<string | null>(null);
  const go = () => {
    const requested = pageTyped(typed ?? '', pages);
    setTyped(null);
    if (requested !== null && requested !== page) onPage(requested);
  };
  return (
    <label className={styles.page}>
      <span>{texts.page}</span>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        className={cx(field.control, styles.number)}
        value={typed ?? String(page)}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={go}
        onKeyDown={(event) => {
          if (event.key === 'Enter') go();
          if (event.key === 'Escape') setTyped(null);
        }}
      />
      <span>{texts.ofPages(pages)}</span>
    </label>
  );
}
