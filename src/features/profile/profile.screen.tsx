import { Link } from '@tanstack/react-router';
import {
  KeyRound,
  MonitorSmartphone,
  Settings2,
  ShieldCheck,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#i18n/text.tsx';
import { PageTitle } from '#ui/display/navigation/page-title.tsx';
import { profileTabs, type ProfileTab } from './tabs.ts';
import styles from './profile.module.css';

export interface ProfileScreenProps {
  tab: ProfileTab;
  /** The card on the left. */
  card: ReactNode;
  /** The content of the selected menu item. */
  children: ReactNode;
}

const icons: Record<ProfileTab, LucideIcon> = {
  account: UserRound,
  changePassword: KeyRound,
  twoFactor: ShieldCheck,
  settings: Settings2,
  sessions: MonitorSmartphone,
};

/** The card on the left and the menu items, each with its own address. Source: PROF-002. */
export function ProfileScreen({ tab, card, children }: ProfileScreenProps) {
  const text = useText('profile');
  return (
    <div className={styles.page}>
      <PageTitle>{text('pageTitle')}</PageTitle>
      <h1>{text('profile')}</h1>
      <div className={styles.columns}>
        <div className={styles.side}>
          {card}
          <nav aria-label={text('menu')}>
            <ul className={styles.menu}>
              {profileTabs.map((item) => (
                <Item key={item} item={item} isSelected={item === tab} title={text(item)} />
              ))}
            </ul>
          </nav>
        </div>
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  );
}

function Item({
  item,
  isSelected,
  title,
}: {
  item: ProfileTab;
  isSelected: boolean;
  title: string;
}) {
  const Icon = icons[item];
  return (
    <li>
      <Link
        to="/profile"
        search={item === 'account' ? {} : { tab: item }}
        // Otherwise the router would treat every item as the current page.
        activeOptions={{ exact: true, includeSearch: true }}
        aria-current={isSelected ? 'page' : undefined}
        className={styles.item}
        resetScroll={false}
      >
        <Icon aria-hidden="true" />
        <span>{title}</span>
      </Link>
    </li>
  );
}
