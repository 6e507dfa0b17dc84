import { Button } from '@mantine/core';
import { useState } from 'react';
import { Scanner } from '../../ui/scanner/scanner.tsx';

/** A camera begins when somebody asks for it. */
export function ScannerSpecimen() {
  const [seen, setSeen] = useState<string | null>(null);
  if (seen === null)
    return (
      <Button variant="default" onClick={() => setSeen('')}>
        Start the scanner
      </Button>
    );
  return (
    <>
      <Scanner onCode={setSeen} />
      <p>{seen}</p>
    </>
  );
}
