import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Takes away what the server wrote into the head for the page that was asked for, once its visitor is on another. */
export function ServedHead() {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  useEffect(() => {
    if (pathname !== first) for (const served of document.head.querySelectorAll('[data-served]')) served.remove();
  }, [pathname, first]);
  return null;
}
