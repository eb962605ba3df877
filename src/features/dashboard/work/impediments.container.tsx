import type { Schema } from '#openapi/client/index.ts';
import { useText } from '#i18n/text.tsx';
import { projectAddresses } from '#page/parameters/addresses.ts';
import { RecordLink } from '#records/view/record-link.tsx';
import styles from '../dashboard.module.css';

export interface ImpedimentsProps {
  tile: Schema<'ImpedimentsTile'>;
  /** Whether the projects can be opened. */
  isOpen: boolean;
}

/** The projects with the most open impediments; each leads to its impediments. */
export function Impediments({ tile, isOpen }: ImpedimentsProps) {
  const text = useText('dashboard');
  const { mostImpeded, withOpenImpediments } = tile;
  if (mostImpeded.length === 0) return <span className={styles.note}>{text('noImpediments')}</span>;
  const more = withOpenImpediments - mostImpeded.length;
  return (
    <>
      <ul className={styles.rows} aria-label={text('impededProjects')}>
        {mostImpeded.map(({ projectId, projectCode, projectName, openImpedimentCount: count }) => (
          <li key={projectId} className={styles.row}>
            <span className={styles.rowText}>
              {isOpen ? (
                <RecordLink
                  address={{
                    ...projectAddresses.view(projectId),
                    search: { tab: 'impediments' },
                  }}
                >
                  <bdi>{projectName}</bdi>
                </RecordLink>
              ) : (
                <bdi>{projectName}</bdi>
              )}
              <bdi className={styles.note}>{projectCode}</bdi>
            </span>
            <span className={styles.figures}>{text('openImpediments', { count })}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <span className={styles.note}>{text('moreProjects', { count: more })}</span>}
    </>
  );
}
