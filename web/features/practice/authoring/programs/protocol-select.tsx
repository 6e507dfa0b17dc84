import { NativeSelect } from '@mantine/core';

type Protocol = 'icpc' | 'testlib';
type Props = {
  label: string;
  names: Record<Protocol, string>;
  value: Protocol;
  onChange: (protocol: Protocol) => void;
};

/** How a program tells its verdict. */
export const ProtocolSelect = ({ label, names, value, onChange }: Props) => (
  <NativeSelect
    label={label}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value === 'testlib' ? 'testlib' : 'icpc')}
    data={[
      { value: 'icpc', label: names.icpc },
      { value: 'testlib', label: names.testlib },
    ]}
  />
);
