import { useLocation } from 'react-router';
import { Link, type LinkProps } from '../../../ui/controls/link.tsx';

type NavLinkProps = LinkProps & {
  end?: boolean | undefined;
};

export function NavLink({ end, ...link }: NavLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname === link.to || (!end && pathname.startsWith(`${link.to}/`));
  return <Link {...link} aria-current={isCurrent ? 'page' : undefined} />;
}
