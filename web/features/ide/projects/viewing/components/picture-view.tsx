import { ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { isTooLarge, pictureAddress } from '../model.ts';
import classes from './viewing.module.css';

const zooms = [0.25, 0.5, 1, 1.5, 2, 3, 4, 8] as const;

/** A picture: at first all of it, then in steps. */
export function PictureView({ name, base64 }: { name: string; base64: string }) {
  /** Null: as large as there is room. */
  const [zoom, setZoom] = useState<number | null>(null);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const [isBroken, setBroken] = useState(false);
  if (isTooLarge(base64))
    return <p className={classes.count}>This picture has too many pixels to be shown. Download it to look at it.</p>;
  const step = (by: 1 | -1) => {
    const now = zoom ?? 1;
    const next = by === 1 ? zooms.find((one) => one > now) : zooms.findLast((one) => one < now);
    setZoom(next ?? now);
  };
  return (
    <div className={classes.picture}>
      <div className={classes.tools} role="group" aria-label="Size of the picture">
        <button type="button" className={classes.button} aria-label="Smaller" onClick={() => step(-1)}>
          <ZoomOut size={15} aria-hidden="true" />
        </button>
        <button type="button" className={classes.button} aria-label="Larger" onClick={() => step(1)}>
          <ZoomIn size={15} aria-hidden="true" />
        </button>
        <button type="button" className={classes.button} aria-pressed={zoom === null} onClick={() => setZoom(null)}>
          All of it
        </button>
        <span className={classes.count} role="status">
          {size && `${size.width} × ${size.height} pixels${zoom === null ? '' : `, at ${zoom * 100} %`}`}
        </span>
      </div>
      {isBroken ? (
        <p className={classes.count}>This file is not a picture that a browser can show.</p>
      ) : (
        <div
          className={classes.canvas}
          data-all={zoom === null || undefined}
          tabIndex={0}
          role="region"
          aria-label={name}
        >
          <img
            className={classes.drawn}
            src={pictureAddress(name, base64)}
            alt={`${name}, made by the program`}
            style={zoom === null || size === null ? undefined : { width: size.width * zoom }}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
            onError={() => setBroken(true)}
          />
        </div>
      )}
    </div>
  );
}
