/** The price of that many places is asked with a body, but is recorded at an address. */
export const quoteAddress = (children: number): string => `order/quote?children=${children}`;
