import { pathOf } from '@devorbit/contract/path-of.ts';
import { useNavigate } from 'react-router';
import { logOutEverywhere } from '../api.ts';
import { CONFIRM_LOGOUT, LOGOUT_EVERYWHERE, LOGOUT_EXPLAINED } from '../copy.ts';
import { ConfirmedAct } from './confirmed-act.tsx';

/** Ends every session once that is confirmed, and goes to /login. */
export function LogoutEverywhere() {
  const navigate = useNavigate();
  return (
    <ConfirmedAct
      label={LOGOUT_EVERYWHERE}
      explained={LOGOUT_EXPLAINED}
      confirm={CONFIRM_LOGOUT}
      act={logOutEverywhere}
      onDone={() => void navigate(pathOf('login'), { replace: true })}
    />
  );
}
