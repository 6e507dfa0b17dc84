import { useQuery } from '@tanstack/react-query';

/** The text at an address that is signed. */
export const useFileText = (address: string) =>
  useQuery({
    queryKey: ['resources', 'open', 'text', address],
    queryFn: async ({ signal }) => {
      const response = await fetch(address, { signal });
      if (!response.ok) throw new Error(`The text answered ${response.status}`);
      return response.text();
    },
    staleTime: Infinity,
    gcTime: 0,
  });
