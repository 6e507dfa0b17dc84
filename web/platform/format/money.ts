/** `₹1,23,456`, `€9.50`: whole, or with two digits after the point. */
export const moneyText = (value: number, currency: string): string =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency,
    maximumFractionDigits: Number.isInteger(value) ? 0 : 2,
  }).format(value);
