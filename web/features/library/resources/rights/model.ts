/** The host of a web address, as people know it. */
export const hostOf = (address: string): string => {
  const host = URL.parse(address)?.hostname ?? address;
  return host.replace(/^www\./, '');
};
