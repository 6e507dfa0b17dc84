import type { CertificateProof } from '@devorbit/contract/learning/certificates.ts';
import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { saveFile } from '../../../../platform/save-file.ts';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { text } from '../../../../ui/layout.ts';
import { QrCode } from '../../../../ui/qr-code.tsx';
import { fileAddress } from '../api.ts';
import { BUNDLE, BUNDLE_TITLE, DOWNLOAD, QR_LABEL, SHARE } from '../copy.ts';
import { bundleOf } from '../model.ts';
import classes from './certificate-acts.module.css';

const formats = ['pdf', 'png', 'json', 'svg', 'jwt'] as const;

/** The certificate in each of its forms, and all that is needed to check it without a network. */
export function Downloads({ proof }: { proof: CertificateProof }) {
  const { id } = proof.certificate;
  return (
    <section className={classes.part} aria-labelledby="download">
      <h2 className={text('section')} id="download">
        {DOWNLOAD}
      </h2>
      <div className={classes.files}>
        {formats.map((format) => (
          <Button
            key={format}
            component="a"
            href={fileAddress(id, format)}
            download={`${id}.${format}`}
            variant={format === 'pdf' ? 'filled' : 'default'}
            leftSection={format === 'pdf' ? <Download size={16} aria-hidden="true" /> : undefined}
            aria-label={`${DOWNLOAD} ${format.toUpperCase()}`}
          >
            {format.toUpperCase()}
          </Button>
        ))}
        <Button
          variant="default"
          title={BUNDLE_TITLE}
          onClick={() => saveFile(new File([bundleOf(proof)], `${id}.bundle.json`, { type: 'application/json' }))}
        >
          {BUNDLE}
        </Button>
      </div>
    </section>
  );
}

/** The address of this page: to copy, for a phone, and for the device’s own sharing where it has one. */
export function Share({ address, name }: { address: string; name: string }) {
  const share =
    'share' in navigator ? () => void navigator.share({ url: address, title: name }).catch(() => undefined) : null;
  return (
    <section className={classes.part} aria-labelledby="share">
      <h2 className={text('section')} id="share">
        {SHARE}
      </h2>
      <div className={classes.share}>
        <QrCode text={address} label={QR_LABEL} />
        <div className={classes.link}>
          <span className={classes.address}>
            <span className={text('small', 'breaking')}>{address}</span>
            <CopyButton text={address} label="Copy link" />
          </span>
          {share && (
            <Button variant="default" onClick={share}>
              {SHARE}…
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
