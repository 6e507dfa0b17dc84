import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { useSession } from '../../../../platform/session.ts';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { cluster, stack } from '../../../../ui/layout.ts';
import { RECOVERY_ONCE } from '../copy.ts';
import { recoveryFile } from '../model.ts';
import entries from '../../../../ui/entries.module.css';
import classes from './factors.module.css';

const save = (text: string, name: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

/** New recovery codes, to be kept now: they are not shown again. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const username = useSession()?.user.username ?? '';
  return (
    <div className={stack(4)} role="group" aria-label="Recovery codes">
      <p role="status">{RECOVERY_ONCE}</p>
      <ul className={`${entries.secret} ${classes.codes}`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={cluster(3)}>
        <Button
          variant="default"
          size="md"
          leftSection={<Download size={17} aria-hidden="true" />}
          onClick={() => save(recoveryFile(codes, username), 'devorbit-recovery-codes.txt')}
        >
          Download
        </Button>
        <CopyButton text={codes.join('\n')} label="Copy the recovery codes" />
        <Button size="md" onClick={onKept}>
          I’ve saved them
        </Button>
      </div>
    </div>
  );
}
