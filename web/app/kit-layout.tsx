import { Outlet } from 'react-router';
import { Kit } from '../ui/kit.tsx';

/** Around the pages that are made of Mantine's components or ask the server by useQuery; the others do without their bytes. */
export default function KitLayout() {
  return (
    <Kit>
      <Outlet />
    </Kit>
  );
}
