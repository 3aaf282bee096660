import { Link, useLocation } from "react-router";
import { HangingBerry } from "./HangingBerry.tsx";

/** A page of the main navigation; the berry hangs below the one that is open. */
export function NavigationLink({
  to,
  label,
  onFollow,
}: {
  to: string;
  label: string;
  onFollow?: () => void;
}) {
  const { pathname } = useLocation();
  return (
    <Link to={to} onClick={onFollow} aria-current={pathname === to ? "page" : undefined}>
      {label}
      <HangingBerry />
    </Link>
  );
}
