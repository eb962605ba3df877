/**
 * The page before the start if this browser has demo data that this version cannot use: the person
 * leaves the data as they are, exports them, or rebuilds them. Nothing else deletes them.
 */
import './stored-data.css';
import type { StoredDataMismatch } from '../store/indexeddb/indexeddb-open.ts';
import { exportDatabase } from '../store/indexeddb/indexeddb-export.ts';
import { storedDataTexts } from './stored-data-texts.ts';

const titleId = 'stored-data-title';

/** Resolves when the person requests a rebuild; never, if they leave the data as they are. */
export function confirmRebuild(mismatch: StoredDataMismatch, databaseName: string): Promise<void> {
  const dialog = document.createElement('dialog');
  dialog.className = 'stored-data';
  dialog.setAttribute('aria-labelledby', titleId);
  // The page behind the dialog cannot work, so there is nothing to return to. Browsers fire this
  // event before the first Escape closes a dialog, but not before the second.
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  dialog.addEventListener('close', () => {
    if (dialog.isConnected) dialog.showModal();
  });
  return new Promise((resolve) => {
    const fill = () => {
      const { lang, dir } = document.documentElement;
      Object.assign(dialog, { lang, dir });
      dialog.replaceChildren(
        ...buildContent(storedDataTexts(lang, mismatch), databaseName, confirm),
      );
    };
    const languageChange = new MutationObserver(fill);
    const confirm = () => {
      languageChange.disconnect();
      dialog.remove();
      resolve();
    };
    fill();
    languageChange.observe(document.documentElement, { attributeFilter: ['lang'] });
    document.body.append(dialog);
    dialog.showModal();
  });
}

function buildContent(
  texts: ReturnType<typeof storedDataTexts>,
  databaseName: string,
  confirm: () => void,
): HTMLElement[] {
  const title = element('h1', texts.title);
  title.id = titleId;
  const status = element('p', '');
  status.setAttribute('role', 'status');
  const actions = element('div', '');
  actions.className = 'stored-data-actions';
  const exportData = () =>
    download(databaseName).catch(() => {
      status.textContent = texts.exportFailed;
    });
  actions.append(
    button(texts.keep, () => {
      status.textContent = texts.unchanged;
    }),
    button(texts.exportData, () => void exportData()),
    button(texts.rebuild, confirm),
  );
  return [title, element('p', texts.what), element('p', texts.consequence), actions, status];
}

async function download(databaseName: string): Promise<void> {
  const file = new Blob([await exportDatabase(databaseName)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${databaseName}.json`;
  link.click();
  // The browser has started to download it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

function element(name: 'h1' | 'p' | 'div', text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function button(text: string, act: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  made.addEventListener('click', act);
  return made;
}
