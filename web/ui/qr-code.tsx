import { useQuery } from '@tanstack/react-query';
import classes from './qr-code.module.css';

/** The path of all dark modules, one unit each. */
const pathOf = (modules: boolean[][]): string =>
  modules.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

/** `text` for a camera. `label` says what it is for; `--qr-size` how wide it is. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data } = useQuery({
    queryKey: ['qr-code', text],
    queryFn: async () => (await import('uqr')).encode(text, { border: 3, ecc: 'M' }),
    staleTime: Infinity,
    gcTime: 0,
  });
  if (!data) return <div className={classes.qr} />;
  return (
    <svg
      className={classes.qr}
      viewBox={`0 0 ${data.size} ${data.size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={pathOf(data.data)} fill="currentColor" />
    </svg>
  );
}
