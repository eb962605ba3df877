import { Link } from '@tanstack/react-router';
import { useText } from '#i18n/text.tsx';
import { assetMasterAddresses } from '#page/parameters/addresses.ts';
import styles from './asset-master.module.css';

/** The lists of the asset master. */
export function MasterNav() {
  const text = useText('assetMaster');
  const lists = [
    ['types', assetMasterAddresses.list],
    ['lookups', assetMasterAddresses.lookups],
  ] as const;
  return (
    <nav aria-label={text('lists')} className={styles.nav}>
      {lists.map(([name, { to }]) => (
        <Link key={name} to={to} activeOptions={{ exact: true, includeSearch: false }}>
          {text(name)}
        </Link>
      ))}
    </nav>
  );
}
