import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { tokenOf } from '../recovery/model.ts';

/** The token of the link that led here, which is then taken out of the address bar and the history. */
export function useLinkToken(): string | null {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const found = tokenOf(hash);
  const [token, setToken] = useState(found);
  // Another email's link, opened in the same tab.
  if (found !== null && found !== token) setToken(found);
  useEffect(() => {
    if (found !== null) void navigate(pathname, { replace: true });
  }, [found, pathname, navigate]);
  return token;
}
